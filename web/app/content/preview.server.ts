import { AsyncLocalStorage } from 'node:async_hooks';
import type { Row } from './content-types.server.ts';
import type { Locales } from './locales.server.ts';

export interface Preview {
  /** 200, or the status of the error page that is shown instead. */
  status: number;
  /** The draft that takes the place of the published document. */
  draft?: {
    /** The singular name of the content type. */
    name: string;
    documentId: string;
    rows: Locales<Row>;
    isPublished: boolean;
  };
}

const previews = new AsyncLocalStorage<Preview>();

/** All content that `work` reads while it renders a page is that of the preview. */
export function showPreview<Result>(preview: Preview, work: () => Promise<Result>): Promise<Result> {
  return previews.run(preview, work);
}

export function currentPreview(): Preview | undefined {
  return previews.getStore();
}
