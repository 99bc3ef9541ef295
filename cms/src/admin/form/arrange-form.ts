import { own } from '../../own.ts';
import { word } from '../word.ts';
import { entryTitles, forms, helpers } from './forms.ts';

/** A field of the form. Strapi passes more than this, which is kept. */
interface Field {
  name: string;
  type: string;
  size: number;
  hint?: string;
  mainField?: { name: string; type: string };
  attribute: object;
}

/** The form of a document: panels with rows of fields. */
interface Arranged<Layout> {
  layout: Layout & { layout: Field[][][]; settings: { displayName?: string } };
}

/**
 * Puts what every document needs first and the rest into panels that open on demand, and explains the fields. A field
 * that no form names stands at the end of the first panel. Strapi asks here for the form of each type.
 */
export function arrangeForm<Layout>(form: Arranged<Layout>): Arranged<Layout> {
  const { layout } = form;
  const titled = layout.layout.map((panel) => panel.map((row) => row.map(withEntryTitle)));
  const known = own(forms, layout.settings.displayName ?? '');
  if (!known) return { ...form, layout: { ...layout, layout: titled } };
  const shown = titled.flat(2).filter(({ name }) => !known.hidden?.includes(name));
  const fields = new Map(shown.map((field) => [field.name, explained(field)]));
  const anchor = shown.find(({ type }) => !['component', 'dynamiczone', 'media'].includes(type)) as Field;
  for (const [type, name] of Object.entries(helpers))
    if (fields.has(name)) fields.set(type, helperOf(type, anchor));
  const rowsOf = (names: readonly string[][]) =>
    names
      .map((row) => row.flatMap((name) => take(fields, name, 12 / row.length)))
      .filter((row) => row.length > 0)
      .flatMap((row) => withHint(row, anchor));
  const first = rowsOf(known.first);
  const folded = known.folded.map(({ title, rows }) => ({
    title,
    names: rows.flat().filter((name) => !own(helpers, name)),
    rows: rowsOf(rows),
  }));
  const rest = [...fields].filter(([name]) => !own(helpers, name)).map(([, field]) => [field]);
  const panels = [
    ...panelsOf([...first, ...rest]),
    ...folded
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, names, rows }) => [[foldOf(title, names, anchor)], ...rows]),
  ];
  return { ...form, layout: { ...layout, layout: panels } };
}

function take(fields: Map<string, Field>, name: string, size: number): Field[] {
  const field = fields.get(name);
  fields.delete(name);
  return field ? [{ ...field, size }] : [];
}

/** Strapi shows a dynamic zone as a panel of its own. */
function panelsOf(rows: Field[][]): Field[][][] {
  const panels: Field[][][] = [[]];
  for (const row of rows) {
    if (row.some(({ type }) => type === 'dynamiczone')) panels.push([row], []);
    else panels.at(-1)?.push(row);
  }
  return panels.filter((panel) => panel.length > 0);
}

/** Strapi shows no hint at a component, so it stands above. */
function withHint(row: Field[], anchor: Field): Field[][] {
  const [field] = row;
  if (field?.type !== 'component' || !field.hint) return [row];
  const hint = { ...helperOf('hint', anchor), size: 12, attribute: { type: 'hint', text: field.hint } };
  return [[hint], row];
}

/** The heading of a panel, which opens it. */
function foldOf(title: string, names: string[], anchor: Field): Field {
  return {
    ...helperOf('fold', anchor),
    size: 12,
    attribute: { type: 'fold', title: word(title), names },
  };
}

/**
 * Something in the form that is no field. It has the name of a simple field, because Strapi shows what a user may read,
 * and knows permissions for simple fields alone.
 */
function helperOf(type: string, anchor: Field): Field {
  return { ...anchor, type, hint: '', attribute: { type } };
}

function withEntryTitle(field: Field): Field {
  const title = own(entryTitles, field.name);
  return title ? { ...field, mainField: { name: title, type: 'text' } } : field;
}

/** Adds the help of a field, if there is a word for it. */
function explained(field: Field): Field {
  const key = `hint.${field.name}`;
  const hint = word(key);
  return hint === key ? field : { ...field, hint };
}
