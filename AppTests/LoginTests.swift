class LoginTests {
  func form() {}
}
