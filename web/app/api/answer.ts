import type { ErrorCode } from '@junyao/commerce/contract';
import { ApiError } from './errors.ts';

/** The part of a `Response` that is read. */
type Answer = Pick<Response, 'status' | 'json'>;

type Envelope<Content> =
  | { status: 'OK'; content: Content }
  | { status: 'ERROR'; errorCode: ErrorCode; message: string; details?: unknown; traceId: string };

/** @throws ApiError when commerce refuses, and when the answer is not from commerce, such as the page of a proxy */
export async function readAnswer<Content>(response: Answer): Promise<Content> {
  const envelope = await readEnvelope<Content>(response);
  if (envelope?.status === 'OK') return envelope.content;
  throw new ApiError({
    errorCode: envelope?.errorCode ?? (response.status >= 500 ? 'SYS004' : 'SYS002'),
    message: envelope?.message ?? '',
    status: response.status,
    details: envelope?.details,
    traceId: envelope?.traceId ?? '',
  });
}

async function readEnvelope<Content>(response: Answer): Promise<Envelope<Content> | null> {
  try {
    const body: unknown = await response.json();
    return isEnvelope<Content>(body) ? body : null;
  } catch (error) {
    // Only a SyntaxError means that the body is not JSON. The caller handles a timeout or an abort.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isEnvelope<Content>(body: unknown): body is Envelope<Content> {
  return (
    typeof body === 'object' &&
    body !== null &&
    'status' in body &&
    (body.status === 'OK' || (body.status === 'ERROR' && 'errorCode' in body))
  );
}
