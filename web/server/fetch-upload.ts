import { log } from './log.ts';

const fetchMilliseconds = 10_000;
/** The CMS accepts no larger upload (`cms/src/extensions/upload/upload-types.ts`). */
const largestUpload = 12 * 1024 * 1024;

/** If `missing`, the CMS does not have the upload, or it is unusable. Otherwise a later request may succeed. */
export interface MediaFailure {
  missing: boolean;
  reason: string;
}

/**
 * Only 404 says that the upload is missing. Any other refusal may end, such as one by a proxy before the CMS.
 * @throws Error when the CMS does not answer, or when the work is closing
 */
export async function fetchUpload(
  cmsUrl: string,
  name: string,
  closing: AbortSignal,
): Promise<Buffer | MediaFailure> {
  const response = await fetch(`${cmsUrl}/uploads/${encodeURIComponent(name)}`, {
    signal: AbortSignal.any([closing, AbortSignal.timeout(fetchMilliseconds)]),
    redirect: 'error',
  });
  if (response.ok) {
    const content = await readAtMost(largestUpload, response);
    if (content) return content;
    log.warn({ name }, 'an upload of the CMS is too large');
    return { missing: true, reason: 'too large' };
  }
  await response.body?.cancel();
  return { missing: response.status === 404, reason: `the CMS answered ${response.status}` };
}

/** Counts the length while reading, because a response may have no Content-Length. Null means that it is too long. */
async function readAtMost(longest: number, { body }: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > longest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
