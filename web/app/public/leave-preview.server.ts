import { href } from 'react-router';
import type { ContentName } from '../content/content-types.server.ts';
import { currentPreview } from '../content/preview.server.ts';

/** All other documents are shown on a page that exists without them. */
const withOwnPage: ReadonlySet<string> = new Set<ContentName>(['artwork', 'article']);

/** Null when the page shows no draft. */
export function leavePreview(pathname: string): string | null {
  const draft = currentPreview()?.draft;
  if (!draft) return null;
  const hasPage = draft.isPublished || !withOwnPage.has(draft.name);
  return hasPage ? pathname : href('/');
}
