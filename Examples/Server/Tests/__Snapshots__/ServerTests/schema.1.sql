CREATE TABLE books (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL UNIQUE,
  price REAL
);

CREATE VIEW free_books AS
SELECT id, title
FROM books
WHERE price IS NULL;

CREATE INDEX books_by_price ON books (price DESC)
WHERE price IS NOT NULL;
