import { codedFields, isMoment, isPerson, type Json, moneyFields } from '../../contract/log-values.ts';
import { own } from '../../contract/own.ts';
import { timeAtWorkshop } from '../calendar.ts';
import { type Language, readTexts } from '../locales.ts';
import { valueText } from '../texts/export-texts.ts';

type Words = Record<string, string>;

const logs = readTexts<
  Record<'kinds' | 'lists' | 'words' | 'values' | 'fields', Words> & Record<'nothing' | 'yes' | 'no', string>
>('admin-logs.json');
const sentences = readTexts<{ log: Record<'fact' | 'change' | 'and', string> }>('export.json');

export const linkTexts = { zh: sentences.zh.log, en: sentences.en.log };

/** @param name the username behind a user or a wallet */
export function objectText(language: Language, object: string, name: string | null): string {
  const { kinds, lists } = logs[language];
  const [, kind = object, id = ''] = /^(\w+):(.*)$/s.exec(object) ?? [];
  return `${own(kinds, kind) ?? kind} ${shownId()}`.trim();

  function shownId(): string {
    if (name) return name;
    if (kind === 'role') return valueText(language, 'roles', 'name', id) ?? id;
    if (kind === 'list') return own(lists, id) ?? id;
    return id.length === 36 ? id.slice(0, 8) : id;
  }
}

export function fieldText(language: Language, path: readonly string[]): string {
  const { words, fields } = logs[language];
  return path.map((each) => own(words, each) ?? each).join(' · ') || (fields.value ?? '');
}

export function loggedText(language: Language, field: string, value: Json): string {
  const { nothing, yes, no, values } = logs[language];
  if (value === null || value === '') return nothing;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return moneyFields.has(field) ? inYuan(value) : String(value);
  if (Array.isArray(value)) {
    const texts = value.map((each) => loggedText(language, field, each));
    return texts.join(linkTexts[language].and) || nothing;
  }
  if (isPerson(value)) return value.username;
  if (typeof value === 'object') {
    const texts = Object.entries(value).map(
      ([name, inner]) => `${fieldText(language, [name])} ${loggedText(language, name, inner)}`,
    );
    return texts.join(' ') || nothing;
  }
  if (isMoment(value)) return timeAtWorkshop(value);
  if (field === 'permissions' || field === 'roles')
    return valueText(language, 'users', field, value) ?? value;
  return (codedFields.has(field) && own(values, value)) || value;
}

function inYuan(amount: number): string {
  return `${amount < 0 ? '-' : ''}¥${Math.abs(amount).toFixed(2)}`;
}
