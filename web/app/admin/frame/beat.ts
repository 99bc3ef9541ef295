const beatMs = 60_000;
/** Timers may end a little early. Then the next beat is the one after this. */
const tooSoonMs = 1000;

/**
 * The time until the next full minute. Whatever the admin area refreshes by itself, it refreshes then, all of it together:
 * numbers of the same moment do not contradict each other.
 */
export function untilNextBeat(): number {
  const rest = beatMs - (Date.now() % beatMs);
  return rest < tooSoonMs ? rest + beatMs : rest;
}
