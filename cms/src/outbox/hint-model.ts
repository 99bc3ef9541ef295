export const hintUid = 'cms::outbox-hint';

/**
 * A pending "this document changed" for one receiver. One row per receiver, so that one that is down
 * never holds back the other; a table of Strapi's own schema, so that it exists on both databases.
 */
export const hintModel = {
  uid: hintUid,
  singularName: 'outbox-hint',
  tableName: 'outbox_hints',
  attributes: {
    id: { type: 'increments' },
    receiver: { type: 'string', column: { notNullable: true } },
    type: { type: 'string', column: { notNullable: true } },
    documentId: { type: 'string', column: { notNullable: true } },
    createdAt: { type: 'datetime', default: () => new Date() },
  },
};

export type DocumentType = 'artwork' | 'article' | 'site-setting';

/** What a receiver gets: no content, only what to fetch again. */
export interface Hint {
  type: DocumentType;
  documentId: string;
}

export const documentTypes: Readonly<Record<string, DocumentType>> = {
  'api::artwork.artwork': 'artwork',
  'api::article.article': 'article',
  'api::site-setting.site-setting': 'site-setting',
};
