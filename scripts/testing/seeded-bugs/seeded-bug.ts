/** A mistake that somebody might make in the code of commerce, and the tests that must notice it. */
export interface SeededBug {
  what: string;
  /** Path below `commerce/`. */
  file: string;
  right: string;
  wrong: string;
  /** Test files or folders below `commerce/`. One failing test is enough. */
  tests: readonly string[];
  /** Set when the code with the bug runs only on SQLite. */
  sqliteOnly?: true;
}
