export interface Upload {
  /** The name under which the CMS stores the file. */
  name: string;
  /** In pixels. Null for a document, such as a PDF. */
  width: number | null;
  /** Whether previews of links to the document show this picture. */
  shared: boolean;
}

const sharedFields: ReadonlySet<string> = new Set(['shareImage', 'mainImage', 'cover', 'banner']);

/** Finds the uploads in all fields of a document that the schemas of cms-fields.server.ts have read. */
export function uploadsOf(document: object): readonly Upload[] {
  const known = byDocument.get(document);
  if (known) return known;
  const found: Upload[] = [];
  collect(document, found);
  byDocument.set(document, found);
  return found;
}

/** A changed document is a new object, so each document is searched only once. */
const byDocument = new WeakMap<object, readonly Upload[]>();

function collect(value: unknown, found: Upload[], field = ''): void {
  if (typeof value !== 'object' || value === null) return;
  if ('name' in value && typeof value.name === 'string') {
    if ('width' in value && 'height' in value && typeof value.width === 'number') {
      found.push({ name: value.name, width: value.width, shared: sharedFields.has(field) });
      return;
    }
    if ('kilobytes' in value) {
      found.push({ name: value.name, width: null, shared: false });
      return;
    }
  }
  for (const [inner, content] of Object.entries(value)) collect(content, found, inner);
}
