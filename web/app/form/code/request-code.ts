import { ApiError, reasonOf } from '../../api/errors.ts';
import { retryAfterSeconds } from '../../api/retry-after.ts';
import type { CodeKind } from './code-kind.ts';

export interface Outcome {
  /** Undefined if a code was sent. */
  error?: unknown;
  /** The key of the text to show at the field with the number or the address. */
  fieldError?: string | undefined;
  /** The seconds until a code may be requested again, or null if there is no need to wait. */
  waitSeconds: number | null;
}

/** A refusal is part of the outcome. */
export async function requestCode<Target extends 'phone' | 'email'>(
  kind: CodeKind<Target>,
  to: string,
  onCheck: () => void,
): Promise<Outcome> {
  try {
    const { resendAfterSeconds } = await kind.request(to, onCheck);
    return { waitSeconds: resendAfterSeconds };
  } catch (error) {
    const refusal = error instanceof ApiError ? kind.refusals[error.errorCode] : undefined;
    const fieldError = refusal ?? (reasonOf(error, kind.target) ? kind.invalid : undefined);
    return { error, fieldError, waitSeconds: retryAfterSeconds(error) };
  }
}
