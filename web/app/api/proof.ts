/**
 * Set where people move money or change their second factor. Asks for the proof that a refusal wants; false if there is
 * none.
 */
export const proof: { ask?: ((refusal: unknown) => Promise<boolean>) | undefined } = {};
