export interface SeededBug {
  what: string;
  /** Path below `commerce/`. */
  file: string;
  right: string;
  wrong: string;
  /** Paths below `commerce/`. One failing test is enough. */
  tests: readonly string[];
  /** The only database whose tests find the bug. */
  only?: 'sqlite' | 'postgresql';
}
