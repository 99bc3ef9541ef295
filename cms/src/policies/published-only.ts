import { errors } from '@strapi/utils';

/** Readers of the content API get what is published; a read-only token would otherwise open the drafts too. */
export default function publishedOnly(context: { request: { query: Record<string, unknown> } }): boolean {
  const { status } = context.request.query;
  if (status === undefined || status === 'published') return true;
  throw new errors.PolicyError('Only published content can be read here: leave out "status".', {
    policy: 'published-only',
  });
}
