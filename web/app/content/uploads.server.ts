/** An uploaded file that content names. */
export interface Upload {
  /** The name under which the CMS stores the file. */
  name: string;
  /** The width of a picture in pixels. Null for a document, such as a PDF. */
  width: number | null;
  /** Whether it is the picture of a document, which links to the page of the document show. */
  shared: boolean;
}

/** The fields with the picture of a document. */
const sharedFields: ReadonlySet<string> = new Set(['shareImage', 'mainImage', 'cover', 'banner']);

/** Finds the uploads that a document names in any field. The fields were read by the schemas of cms-fields.server.ts. */
export function uploadsOf(document: object): readonly Upload[] {
  const known = byDocument.get(document);
  if (known) return known;
  const found: Upload[] = [];
  collect(document, found);
  byDocument.set(document, found);
  return found;
}

/** A document that changes is replaced by another object, so each one is searched only once. */
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
