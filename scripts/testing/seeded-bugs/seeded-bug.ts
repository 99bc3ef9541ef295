/** A mistake that somebody might make in the code of commerce, and the tests that must notice it. */
export interface SeededBug {
  what: string;
  /** Path below `commerce/`. */
  file: string;
  right: string;
  wrong: string;
  /** Test files below `commerce/`; one that fails is enough. */
  tests: readonly string[];
  /** Set when this code runs only on SQLite. */
  sqliteOnly?: true;
}
