/** The name under which the panel sends the time of the version that a form shows. */
export const seenAt = 'seenAt';

/** A time before that of any version. A save that names it is refused. */
export const sawNothing = new Date(0).toISOString();
