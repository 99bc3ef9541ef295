/** One line that somebody might get wrong, and the tests that have to notice. */
export interface SeededBug {
  what: string;
  /** Below `commerce/`. */
  file: string;
  right: string;
  wrong: string;
  /** Test files below `commerce/`; one that fails is enough. */
  tests: readonly string[];
  /** PostgreSQL does not come there. */
  sqliteOnly?: true;
}
