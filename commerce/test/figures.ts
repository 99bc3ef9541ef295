/**
 * How often the tests of the programme try: a little in `npm test`, and with FULL=1 as often as the programme
 * wants it. A variable of its own overrules a figure, which is how `scripts/programme.ts` goes further.
 */
export const full = process.env.FULL === '1';

export const figures = {
  /** Sequences of commands the shop and the model are compared after. */
  sequences: figure('SEQUENCES', 12, 300),
  /** Of 200 buyers who want one piece. */
  roundsOfBuyers: figure('ROUNDS', 3, 100),
  /** Of every other race. */
  rounds: figure('ROUNDS', 3, 200),
  kills: figure('KILLS', 3, 50),
  killsOfInstances: figure('KILLS', 3, 30),
  /** Of generated input for each endpoint. */
  cases: figure('CASES', 8, 200),
};

/** For fast-check: makes a run that failed happen again; by chance when unset. */
export const seed = process.env.SEED ? { seed: Number(process.env.SEED) } : {};

function figure(variable: string, small: number, wanted: number): number {
  const given = process.env[variable];
  if (given) return Number(given);
  return full ? wanted : small;
}
