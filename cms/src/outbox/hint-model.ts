export const hintUid = 'cms::outbox-hint';

/**
 * A hint that a document changed, waiting for delivery to one receiver. Each receiver has its own row, so
 * that a receiver that is down does not delay the other receiver. The table is part of Strapi's schema, so
 * Strapi creates it.
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

/**
 * The message to a receiver. The message contains no content. It only names the document that the receiver
 * has to fetch again.
 */
export interface Hint {
  /** The singular name of the content type, such as `artwork`. */
  type: string;
  documentId: string;
}

/** The singular name of one of our own content types. Undefined for the types of Strapi and its plugins. */
export function hintedType(uid: string): string | undefined {
  return /^api::[\w-]+\.([\w-]+)$/.exec(uid)?.[1];
}
