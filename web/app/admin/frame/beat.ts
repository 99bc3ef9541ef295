const beatMs = 60_000;
/** Timers may end a little early, and the next full minute would then be too close. */
const tooSoonMs = 1000;

/** The milliseconds until the next full minute, when all parts of the admin area refresh to show consistent numbers. */
export function untilNextBeat(): number {
  const rest = beatMs - (Date.now() % beatMs);
  return rest < tooSoonMs ? rest + beatMs : rest;
}
