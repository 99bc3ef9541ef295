export const hintUid = 'cms::outbox-hint';

/**
 * A pending "this document changed" for one receiver. Each receiver has a row of its own, so that one that is
 * down never holds back the other. The table belongs to Strapi's schema, so it exists on both databases.
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

/** What a receiver gets: no content, only what to fetch again. */
export interface Hint {
  /** Singular name of the content type, such as `artwork`. */
  type: string;
  documentId: string;
}

/** The name of one of our content types; undefined for those of Strapi and its plugins. */
export function hintedType(uid: string): string | undefined {
  return /^api::[\w-]+\.([\w-]+)$/.exec(uid)?.[1];
}
