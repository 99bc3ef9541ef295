import { errors } from '@strapi/utils';

/**
 * Restricts the content API to published content. With Strapi's own rules a read-only token could also read drafts.
 */
export default function publishedOnly(context: { request: { query: Record<string, unknown> } }): boolean {
  const { status } = context.request.query;
  if (status === undefined || status === 'published') return true;
  throw new errors.PolicyError('Only published content can be read here: leave out "status".', {
    policy: 'published-only',
  });
}
