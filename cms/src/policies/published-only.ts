import { timingSafeEqual } from 'node:crypto';
import { errors } from '@strapi/utils';
import { readSecret } from '../read-secret.ts';

interface PolicyContext {
  request: { query: Record<string, unknown>; headers: Record<string, string | string[] | undefined> };
}

/** A read-only token could otherwise also read drafts, which need the secret of previews that only web has. */
export default function publishedOnly({ request }: PolicyContext): boolean {
  const { status } = request.query;
  if (status === undefined || status === 'published') return true;
  if (status === 'draft' && isPreviewSecret(request.headers['x-preview-secret'])) return true;
  throw new errors.PolicyError('Only published content can be read here: leave out "status".', {
    policy: 'published-only',
  });
}

/** Takes the same time for every guess, so that the time does not reveal how much of it is right. */
function isPreviewSecret(given: string | string[] | undefined): boolean {
  const guess = Buffer.from(typeof given === 'string' ? given : '');
  return readSecret(process.env, 'PREVIEW_SECRET')
    .accepted(Date.now())
    .map((accepted) => Buffer.from(accepted))
    .some((secret) => guess.length === secret.length && timingSafeEqual(guess, secret));
}
