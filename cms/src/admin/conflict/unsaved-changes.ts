import { own } from '../../own.ts';
import { seenAt } from '../../saving/seen-version.ts';

type Values = Record<string, unknown>;

/** A field that the user changed, and what the stored version has in it. */
export interface Unsaved {
  name: string;
  mine: unknown;
  stored: unknown;
}

/** What Strapi adds to values, which nobody writes. */
const technical = new Set([
  'id',
  'documentId',
  '__temp_key__',
  'createdAt',
  'updatedAt',
  seenAt,
  'publishedAt',
  'createdBy',
  'updatedBy',
  'status',
  'localizations',
  'locale',
]);

/** The fields that the form has changed since it was opened, with their values in the form. */
export function changesIn(opened: Values, form: Values): Values {
  const names = Object.keys(form).filter((name) => !technical.has(name));
  return Object.fromEntries(
    names
      .filter((name) => !isSame(own(opened, name), own(form, name)))
      .map((name) => [name, own(form, name)]),
  );
}

/** The changes that the stored version does not have. */
export function unsavedChanges(changes: Values, stored: Values): Unsaved[] {
  return Object.entries(changes)
    .map(([name, mine]) => ({ name, mine, stored: own(stored, name) }))
    .filter(({ mine, stored }) => !isSame(mine, stored));
}

function isSame(one: unknown, other: unknown): boolean {
  // What was not touched is the same object, and a form compares all its fields at each letter that is typed.
  return one === other || JSON.stringify(written(one)) === JSON.stringify(written(other));
}

/** The value as somebody wrote it: a number that Strapi answers as text is a number, and nothing is an empty text. */
function written(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(written) : null;
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !technical.has(name))
        .map(([name, inner]) => [name, written(inner)])
        .sort(([name], [otherName]) => String(name).localeCompare(String(otherName))),
    );
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))
    ? Number(value)
    : value;
}

/** The texts inside a value, to show them to a reader. */
export function textIn(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map(textIn).filter(Boolean).join('\n');
  // A file is known by its name.
  if ('mime' in value && 'name' in value) return String(value.name);
  const shown = Object.entries(value).filter(
    ([name, inner]) => !technical.has(name) && !isStyle(name, inner) && !name.startsWith('__'),
  );
  return shown
    .map(([, inner]) => textIn(inner))
    .filter(Boolean)
    .join(' ');
}

/** Whether a value says how a text looks, and nothing of what it says. */
function isStyle(name: string, value: unknown): boolean {
  return typeof value === 'boolean' || ['type', 'level', 'format', 'indentLevel'].includes(name);
}

/**
 * The same value without the numbers that Strapi gave to parts of the document: by now the parts may have others. A
 * file or another document keeps its number.
 */
export function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null || 'documentId' in value || 'mime' in value) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutIds(inner)]));
}
