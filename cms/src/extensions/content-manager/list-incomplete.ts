import type { UID } from '@strapi/strapi';
import type { IncompleteDocument } from '../../translation/incomplete-document.ts';
import { localizedTypes, readCompleteness } from '../../translation/read-completeness.ts';

const pageSize = 10;

/** Lists one page, with the most missing words first, of the types that the signed-in user may read. */
export async function listIncomplete(context: Request): Promise<void> {
  const page = Math.max(1, Math.trunc(Number(context.query.page)) || 1);
  const { userAbility } = context.state;
  const types = localizedTypes().filter((uid) =>
    userAbility.can('plugin::content-manager.explorer.read', uid),
  );
  const found = (await Promise.all(types.map(incompleteOf))).flat();
  found.sort((one, other) => other.words - one.words || one.documentId.localeCompare(other.documentId));
  context.body = {
    total: found.length,
    pageSize,
    results: found.slice((page - 1) * pageSize, page * pageSize),
  };
}

async function incompleteOf(uid: UID.ContentType): Promise<IncompleteDocument[]> {
  const documents = await readCompleteness(uid);
  const { kind, info } = strapi.contentTypes[uid];
  return documents
    .filter(({ percent }) => percent < 100)
    .map(({ documentId, chinese, percent, missing }) => ({
      uid,
      kind,
      documentId,
      type: info.displayName,
      title: titleOf(chinese),
      percent,
      words: missing.reduce((total, { words }) => total + words, 0),
    }));
}

function titleOf({ name, title }: Record<string, unknown>): string | null {
  return [name, title].find((text): text is string => typeof text === 'string' && text !== '') ?? null;
}

interface Request {
  query: { page?: unknown };
  state: { userAbility: { can(action: string, subject: string): boolean } };
  body?: unknown;
}
