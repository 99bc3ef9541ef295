import type { ErrorCode } from '@junyao/commerce/contract';
import { ApiError } from './errors.ts';

type Envelope<Content> =
  | { status: 'OK'; content: Content }
  | { status: 'ERROR'; errorCode: ErrorCode; message: string; details?: unknown; traceId: string };

/**
 * Takes the content out of an answer of commerce.
 * @throws ApiError when commerce refuses, and when the answer is not from commerce, such as the page of a
 * proxy
 */
export async function readAnswer<Content>(response: Response): Promise<Content> {
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

async function readEnvelope<Content>(response: Response): Promise<Envelope<Content> | null> {
  try {
    const body: unknown = await response.json();
    return isEnvelope<Content>(body) ? body : null;
  } catch (error) {
    // A SyntaxError means that the body is not JSON. Other errors are a timeout or an abort while the body is
    // read. The caller handles them.
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
