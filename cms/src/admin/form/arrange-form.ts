import { own } from '../../own.ts';
import { word } from '../word.ts';
import { entryTitles, forms, helpers } from './forms.ts';

interface Field {
  name: string;
  type: string;
  size: number;
  hint?: string;
  mainField?: { name: string; type: string };
  attribute: object;
}

interface Arranged<Layout> {
  layout: Layout & { layout: Field[][][]; settings: { displayName?: string } };
}

/** A field that forms.ts does not name stands at the end of the part that is always open. */
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

/** Strapi shows no hint at a component, so the hint stands above it. */
function withHint(row: Field[], anchor: Field): Field[][] {
  const [field] = row;
  if (field?.type !== 'component' || !field.hint) return [row];
  const hint = { ...helperOf('hint', anchor), size: 12, attribute: { type: 'hint', text: field.hint } };
  return [[hint], row];
}

function foldOf(title: string, names: string[], anchor: Field): Field {
  return {
    ...helperOf('fold', anchor),
    size: 12,
    attribute: { type: 'fold', title: word(title), names },
  };
}

/** Named like a simple field, because Strapi checks the read permission of every name and has none for helpers. */
function helperOf(type: string, anchor: Field): Field {
  return { ...anchor, type, hint: '', attribute: { type } };
}

function withEntryTitle(field: Field): Field {
  const title = own(entryTitles, field.name);
  return title ? { ...field, mainField: { name: title, type: 'text' } } : field;
}

function explained(field: Field): Field {
  const key = `hint.${field.name}`;
  const hint = word(key);
  return hint === key ? field : { ...field, hint };
}
