/**
 * With FULL=1, tests repeat as often as docs/quality.md says. `scripts/long-tests.ts` sets the environment variables.
 */
export const full = process.env.FULL === '1';

export const figures = {
  sequences: figure('SEQUENCES', 12, 300),
  paymentSequences: figure('SEQUENCES', 300, 300),
  roundsOfBuyers: figure('ROUNDS', 3, 100),
  rounds: figure('ROUNDS', 3, 200),
  kills: figure('KILLS', 2, 50),
  paymentKills: figure('KILLS', 2, 50),
  killsOfInstances: figure('KILLS', 1, 30),
  cases: figure('CASES', 6, 200),
  /** Each written form of an address is tried with every district. */
  addresses: figure('ADDRESSES', 2, 100),
};

function figure(variable: string, small: number, wanted: number): number {
  const given = process.env[variable];
  if (given) return Number(given);
  return full ? wanted : small;
}
