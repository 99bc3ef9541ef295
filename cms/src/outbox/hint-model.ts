export const hintUid = 'cms::outbox-hint';

/** Each receiver has its own row, so that a receiver that is down does not delay the other. */
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

export interface Hint {
  /** The singular name of the content type, such as `artwork`. */
  type: string;
  documentId: string;
}

/** Undefined for the types of Strapi and its plugins. */
export function hintedType(uid: string): string | undefined {
  return /^api::[\w-]+\.([\w-]+)$/.exec(uid)?.[1];
}
