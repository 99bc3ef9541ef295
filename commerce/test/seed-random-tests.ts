import fc from 'fast-check';

// `npm test` has the same result each time, and the seed of a failed run repeats that run.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
