import { timingSafeEqual } from 'node:crypto';
import { errors } from '@strapi/utils';

interface PolicyContext {
  request: { query: Record<string, unknown>; headers: Record<string, string | string[] | undefined> };
}

/**
 * Restricts the content API to published content. With Strapi's own rules a read-only token could also read drafts.
 * A draft is read only with the secret of previews, which web has and commerce has not.
 */
export default function publishedOnly({ request }: PolicyContext): boolean {
  const { status } = request.query;
  if (status === undefined || status === 'published') return true;
  if (status === 'draft' && isPreviewSecret(request.headers['x-preview-secret'])) return true;
  throw new errors.PolicyError('Only published content can be read here: leave out "status".', {
    policy: 'published-only',
  });
}

/** Compares in constant time, so that the time does not reveal how much of a guess is right. */
function isPreviewSecret(given: string | string[] | undefined): boolean {
  const secret = Buffer.from(process.env.PREVIEW_SECRET ?? '');
  const guess = Buffer.from(typeof given === 'string' ? given : '');
  return secret.length > 0 && guess.length === secret.length && timingSafeEqual(guess, secret);
}
