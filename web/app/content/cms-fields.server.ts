import { z } from 'zod';
import { log } from '../../server/log.ts';

/* A blank or missing text becomes null. A field that no row schema names is neither requested nor stored. */

/** The requested fields of a document or of a component, in the form of Strapi's query parameters. */
export interface Selection {
  fields?: string[];
  populate?: Record<string, Selection>;
  /** The selections of the components of a dynamic zone, by the name of the component. */
  on?: Record<string, Selection>;
}

/** The fields that the CMS returns only when the query populates them, each with its selection. */
const populated = z.registry<Selection>();

/** Does not select `documentId`, which the CMS always sends. */
export function selectionOf(shape: z.ZodRawShape): Selection {
  const selection: Selection = { fields: [], populate: {} };
  for (const [name, field] of Object.entries(shape)) {
    const inner = populated.get(field);
    if (inner) Object.assign(selection.populate ?? {}, { [name]: inner });
    else if (name !== 'documentId') selection.fields?.push(name);
  }
  return selection;
}

export const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);

export const words = z.string().trim().min(1);

export const wholeNumber = z
  .number()
  .int()
  .nullish()
  .transform((value) => value ?? null);

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** Null when the flag is missing, which does not mean false. */
export const setFlag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);

/** A decimal number, which Strapi sends as text. */
export const measure = z.coerce
  .number()
  .nullish()
  .transform((value) => value ?? null);

/** Null when the CMS has no value or another value. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .enum(values)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);
}

const pixels = z.number().int().positive();

/** Three colors of a picture (`ui/picture.tsx`). Left out when the CMS knows none. */
const colors = z
  .string()
  .regex(/^[\da-f]{18}$/)
  .optional()
  .catch(undefined);

const pictureFields = ['url', 'width', 'height', 'colors'];
const storedPicture = { name: z.string(), width: pixels, height: pixels, colors };
const uploadedPicture = { url: z.string(), width: pixels, height: pixels, colors };

const onePicture = z
  .union([
    z.object(storedPicture),
    z.object(uploadedPicture).transform(({ url, ...rest }) => ({ name: storedName(url), ...rest })),
  ])
  .nullable()
  .catch(({ value }) => leaveOut(value, 'a picture of the CMS lacks its address or its size'));

export const picture = onePicture
  .optional()
  .transform((value) => value ?? null)
  .register(populated, { fields: pictureFields });

const describedPicture = z
  .union([
    z.object({ ...storedPicture, alt: text }),
    z
      .object({ ...uploadedPicture, alternativeText: text })
      .transform(({ url, alternativeText, ...rest }) => ({
        name: storedName(url),
        ...rest,
        alt: alternativeText,
      })),
  ])
  .nullable()
  .catch(({ value }) => leaveOut(value, 'a picture of the CMS lacks its address or its size'));

/** Includes the alternative text that staff wrote in the media library. A file that is not a picture is left out. */
export const describedPictures = listOf(describedPicture).register(populated, {
  fields: [...pictureFields, 'alternativeText'],
});

export type Picture = NonNullable<z.output<typeof picture>>;

/** The file is served below /media/pdf under its stored name. */
export const pdf = storedDocument(/\.pdf$/i, 'a PDF');

/** The file is served below /media/dxf under its stored name. */
export const dxf = storedDocument(/\.dxf$/i, 'a DXF drawing');

function storedDocument(ending: RegExp, what: string) {
  return z
    .union([
      z.object({ name: z.string(), kilobytes: z.number() }),
      z
        .object({ url: z.string().regex(ending), size: z.number() })
        .transform(({ url, size }) => ({ name: storedName(url), kilobytes: Math.ceil(size) })),
    ])
    .nullish()
    .catch(({ value }) => leaveOut(value, `an upload of the CMS is not ${what} or has no size`))
    .transform((value) => value ?? null)
    .register(populated, { fields: ['url', 'size'] });
}

export type StoredDocument = NonNullable<z.output<typeof pdf>>;

/** A component of the CMS, which becomes null when one of its fields is invalid. */
export function component<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object(shape)
    .nullish()
    .catch(({ value }) => leaveOut(value, 'a group of fields of the CMS is unreadable'))
    .transform((value) => value ?? null)
    .register(populated, selectionOf(shape));
}

/** A repeatable component. An item with invalid fields is left out. */
export function components<Shape extends z.ZodRawShape>(shape: Shape) {
  return listOf(z.object(shape)).register(populated, selectionOf(shape));
}

/** A dynamic zone. `shapes` maps component names to fields. Components that are unknown or invalid are left out. */
export function zone<const Shapes extends Record<string, z.ZodRawShape>>(shapes: Shapes) {
  const on = Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, selectionOf(shape)]));
  const part = z.union(
    Object.entries(shapes).map(([name, shape]) => z.object({ __component: z.literal(name), ...shape })),
  ) as unknown as z.ZodType<PartOf<Shapes>>;
  return listOf(part).register(populated, { on });
}

export type PartOf<Shapes extends Record<string, z.ZodRawShape>> = {
  [Name in keyof Shapes]: { __component: Name } & z.output<z.ZodObject<Shapes[Name]>>;
}[keyof Shapes];

/** Leaves out items that the schema refuses. A missing list becomes an empty list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item.nullable().catch(null))
    .nullish()
    .catch(null)
    .transform((items) => (items ?? []).filter((each) => each !== null));
}

export const documentId = z.string().min(1);
export const publishedAt = text;

/** Logs an unreadable file or component, so that the other fields of its document still appear. */
function leaveOut(file: unknown, reason: string): null {
  log.warn({ file }, reason);
  return null;
}

function storedName(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
