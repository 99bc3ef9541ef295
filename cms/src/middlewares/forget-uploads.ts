import { rm } from 'node:fs/promises';

/**
 * Strapi stores the files of a request before it knows who sends them, and leaves them on the disk if it refuses the
 * request. `config/middlewares.ts` lets it store only the field that Strapi removes otherwise.
 */
export default () => async (context: Context, next: () => Promise<void>) => {
  try {
    await next();
  } finally {
    for (const { filepath } of [context.request.files?.files ?? []].flat())
      await rm(filepath, { force: true });
  }
};

interface Context {
  request: { files?: { files?: StoredFile | StoredFile[] } };
}

interface StoredFile {
  filepath: string;
}
