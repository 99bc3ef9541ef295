/**
 * Set while a page is shown. Asks for the proof that a refusal wants; false if it wants none. An act is a call that may
 * change something.
 * @throws NotConfirmed
 */
export const proof: { ask?: ((refusal: unknown, isAct: boolean) => Promise<boolean>) | undefined } = {};
