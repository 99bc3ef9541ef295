/**
 * With FULL=1, each test repeats as often as docs/quality.md says. In `npm test`, each test repeats a few
 * times. The environment variable of a figure overrides the figure; `scripts/long-tests.ts` uses these
 * variables.
 */
export const full = process.env.FULL === '1';

export const figures = {
  /** The number of random sequences of commands. */
  sequences: figure('SEQUENCES', 12, 300),
  /** The number of rounds of the race of many buyers for one piece. */
  roundsOfBuyers: figure('ROUNDS', 3, 100),
  /** The number of rounds of every other race. */
  rounds: figure('ROUNDS', 3, 200),
  kills: figure('KILLS', 2, 50),
  killsOfInstances: figure('KILLS', 1, 30),
  /** The number of generated inputs for each endpoint. */
  cases: figure('CASES', 6, 200),
  /** The number of written forms of an address. Each of them is tried with every district. */
  addresses: figure('ADDRESSES', 2, 100),
};

function figure(variable: string, small: number, wanted: number): number {
  const given = process.env[variable];
  if (given) return Number(given);
  return full ? wanted : small;
}
