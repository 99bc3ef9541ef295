import { AsyncLocalStorage } from 'node:async_hooks';
import type { Row } from './content-types.server.ts';
import type { Locales } from './locales.server.ts';

/** What the page of a preview shows: a draft, the published content, or an error. */
export interface Preview {
  /** 200, or the status of the error page that is shown instead. */
  status: number;
  /** The draft that takes the place of the published document. */
  draft?: {
    /** The singular name of the content type. */
    name: string;
    documentId: string;
    rows: Locales<Row>;
    /** Whether visitors see a published version of the document. */
    isPublished: boolean;
  };
}

const previews = new AsyncLocalStorage<Preview>();

/** Runs `work`, which renders a page, so that all content it reads is that of the preview. */
export function showPreview<Result>(preview: Preview, work: () => Promise<Result>): Promise<Result> {
  return previews.run(preview, work);
}

/** The preview that is being rendered, if the page is one. */
export function currentPreview(): Preview | undefined {
  return previews.getStore();
}
