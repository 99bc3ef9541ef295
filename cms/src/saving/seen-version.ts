/** The panel sends the time of the version that a form shows under this name. */
export const seenAt = 'seenAt';

/** Earlier than any version, so a save that names it is refused. */
export const sawNothing = new Date(0).toISOString();
