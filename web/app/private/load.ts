import { isAborted } from '../api/errors.ts';

export type Loaded<Value> = { value: Value; error?: never } | { value?: never; error: unknown };

/**
 * Waits for a call that a loader makes. Returns a failure instead of throwing it, so that the page can show
 * the failure where the content would be. Only an abort is thrown.
 */
export async function load<Value>(call: Promise<Value>): Promise<Loaded<Value>> {
  try {
    return { value: await call };
  } catch (error) {
    if (isAborted(error)) throw error;
    return { error };
  }
}
