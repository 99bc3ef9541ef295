import type { Secret } from '@junyao/commerce/contract/secret';
import type { ContentStore } from '../app/content/content-store.server.ts';
import { type Preview, showPreview } from '../app/content/preview.server.ts';
import { log, reasonOf } from './log.ts';
import { makePage, type Page, type PageMaker } from './make-page.ts';
import { type PageRequest, pagePath } from './page-request.ts';
import { readPreview } from './read-preview.ts';

/** Null if the address is not one that the CMS has signed, or has expired. Nothing is rendered then. */
export async function makePreview(
  maker: PageMaker,
  { content, secret }: { content: ContentStore; secret: Secret },
  wanted: PageRequest & { preview: string },
): Promise<Page | null> {
  const preview = await findPreview(content, secret, wanted);
  return preview && (await showPreview(preview, () => makePage(maker, wanted)));
}

async function findPreview(
  content: ContentStore,
  secret: Secret,
  { url, preview }: PageRequest & { preview: string },
): Promise<Preview | null> {
  const path = pagePath(url.split('?')[0] ?? url);
  const subject = readPreview(preview, path, secret.accepted(Date.now()));
  if (!subject) return null;
  if (!subject.isDraft) return { status: 200 };
  try {
    const draft = await content.draft(subject.name, subject.documentId);
    return draft ? { status: 200, draft } : { status: 404 };
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'the CMS does not answer with a draft');
    return { status: 503 };
  }
}
