import { isAborted } from '../api/errors.ts';

export type Loaded<Value> = { value: Value; error?: never } | { value?: never; error: unknown };

/** Returns a failure, so that the page can show it where the content would be. Only an abort is thrown. */
export async function load<Value>(call: Promise<Value>): Promise<Loaded<Value>> {
  try {
    return { value: await call };
  } catch (error) {
    if (isAborted(error)) throw error;
    return { error };
  }
}
