/** The name under which the panel sends the time of the version that a form shows. */
export const seenAt = 'seenAt';

/** Stands there in place of a time if the form was empty, because nothing was written in this language. */
export const sawNone = 'none';
