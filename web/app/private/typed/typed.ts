export interface TypedField {
  /** The form, by its intent and the record that it edits, such as one address. */
  form: string;
  name: string;
  value: string;
}

/** What a member had typed on a page when the session ended. */
export interface Typed {
  userId: string;
  pathname: string;
  fields: TypedField[];
}

export function isTyped(kept: unknown): kept is Typed {
  const { userId, pathname, fields } = Object(kept) as Partial<Typed>;
  return typeof userId === 'string' && typeof pathname === 'string' && Array.isArray(fields);
}
