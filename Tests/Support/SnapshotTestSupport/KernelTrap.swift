#if os(Linux)
  import Foundation

  /// Kills this process at its next call of the kernel of some kind: the one way to stop a writer at a step of choice
  /// without the writer's help.
  package enum KernelTrap {
    package enum Call: String, CaseIterable {
      case open, write, close, rename

      fileprivate var numbers: [UInt32] {
        #if arch(x86_64)
          switch self {
          case .open: [2, 257]
          case .write: [1]
          case .close: [3]
          case .rename: [82, 264, 316]
          }
        #else
          switch self {
          case .open: [56]
          case .write: [64]
          case .close: [57]
          case .rename: [38, 276]
          }
        #endif
      }
    }

    package struct Unavailable: Error {}

    /// One instruction of the filter that the kernel asks (linux/filter.h).
    private struct Instruction {
      var code: UInt16
      var ifTrue: UInt8 = 0
      var ifFalse: UInt8 = 0
      var value: UInt32
    }

    private struct Program {
      var count: UInt16
      var instructions: UnsafeMutablePointer<Instruction>
    }

    /// Sets the trap for this thread.
    package static func set(at call: Call) throws {
      let loadNumber = Instruction(code: 0x20, value: 0)
      let kill = Instruction(code: 0x06, value: 0x8000_0000)
      let allow = Instruction(code: 0x06, value: 0x7FFF_0000)
      let numbers = call.numbers
      var instructions = [loadNumber]
      for (index, number) in numbers.enumerated() {
        instructions.append(Instruction(code: 0x15, ifTrue: UInt8(numbers.count - index), value: number))
      }
      instructions += [allow, kill]
      guard let symbol = dlsym(nil, "prctl") else { throw Unavailable() }
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      let control = unsafeBitCast(symbol, to: Control.self)
      try instructions.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { throw Unavailable() }
        var program = Program(count: UInt16(buffer.count), instructions: base)
        try withUnsafeMutablePointer(to: &program) { program in
          let noNewPrivileges: Int32 = 38
          let filter: Int32 = 22
          guard control(noNewPrivileges, 1, 0, 0, 0) == 0, control(filter, 2, UInt(bitPattern: program), 0, 0) == 0
          else { throw Unavailable() }
        }
      }
    }
  }
#endif
