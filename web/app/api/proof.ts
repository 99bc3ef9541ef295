/**
 * Set on the pages behind the login. Asks for the proof that a refusal wants; false if it wants none.
 * @throws NotConfirmed
 */
export const proof: { ask?: ((refusal: unknown) => Promise<boolean>) | undefined } = {};
