import { own } from '../../own.ts';
import { seenAt } from '../../saving/seen-version.ts';

type Values = Record<string, unknown>;

export interface Unsaved {
  name: string;
  mine: unknown;
  stored: unknown;
}

/** Strapi adds these to the values. */
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

export function changesIn(opened: Values, form: Values): Values {
  const names = Object.keys(form).filter((name) => !technical.has(name));
  return Object.fromEntries(
    names
      .filter((name) => !isSame(own(opened, name), own(form, name)))
      .map((name) => [name, own(form, name)]),
  );
}

export function unsavedChanges(changes: Values, stored: Values): Unsaved[] {
  return Object.entries(changes)
    .map(([name, mine]) => ({ name, mine, stored: own(stored, name) }))
    .filter(({ mine, stored }) => !isSame(mine, stored));
}

function isSame(one: unknown, other: unknown): boolean {
  // An untouched value is the same object, and a form compares all its fields after each letter.
  return one === other || JSON.stringify(written(one)) === JSON.stringify(written(other));
}

/** Strapi may answer a number as text, and an empty value as null. */
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

export function textIn(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map(textIn).filter(Boolean).join('\n');
  if ('mime' in value && 'name' in value) return String(value.name);
  const shown = Object.entries(value).filter(
    ([name, inner]) => !technical.has(name) && !isStyle(name, inner) && !name.startsWith('__'),
  );
  return shown
    .map(([, inner]) => textIn(inner))
    .filter(Boolean)
    .join(' ');
}

/** True for values that say how a text looks, not what it says. */
function isStyle(name: string, value: unknown): boolean {
  return typeof value === 'boolean' || ['type', 'level', 'format', 'indentLevel'].includes(name);
}

/** Removes Strapi's ids of parts, which may have changed by now. Files and other documents keep theirs. */
export function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null || 'documentId' in value || 'mime' in value) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutIds(inner)]));
}
