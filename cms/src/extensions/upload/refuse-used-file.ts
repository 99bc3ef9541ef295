import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { zhHans } from '../../admin/translations/zh-hans.ts';
import { documentsWith } from '../../outbox/documents-with.ts';
import { own } from '../../own.ts';
import { say } from '../../say.ts';

const mostNamed = 5;

/** A deleted file would leave a gap in the documents that use it, which the refusal names. */
export async function refuseUsedFile({ id, name }: { id: number; name: string }): Promise<void> {
  const file = await strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { id }, populate: { related: true } });
  const related: { __type: string; id: number }[] = file?.related ?? [];
  const found = await Promise.all(related.map((row) => documentsWith(strapi, row.__type, row.id)));
  // A document uses a file once in its draft and once in its published version.
  const documents = new Map(found.flat().map((document) => [document.documentId, document]));
  if (documents.size === 0) return;
  const names = await Promise.all([...documents.values()].slice(0, mostNamed).map(nameOf));
  const more = documents.size > mostNamed;
  throw new errors.ApplicationError(
    say({
      zh: `${name} 正用在：${names.join('、')}${more ? ` 等 ${documents.size} 处` : ''}。请先在那里换掉，再删除。`,
      en: `${name} is used in ${names.join(', ')}${more ? ` and ${documents.size - mostNamed} more` : ''}. Replace it there first.`,
    }),
  );
}

async function nameOf({ type, documentId }: { type: string; documentId: string }): Promise<string> {
  const uid = `api::${type}.${type}` as UID.ContentType;
  const { displayName } = strapi.contentTypes[uid].info;
  const kind = say({ zh: own(zhHans, displayName) ?? displayName, en: displayName });
  const row = await strapi.db.query(uid).findOne({ where: { documentId }, orderBy: { locale: 'desc' } });
  const title = row?.name ?? row?.title;
  return title ? say({ zh: `${kind}“${title}”`, en: `${kind} “${title}”` }) : kind;
}
