import { expect, test } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { chosenKind } from './chosen-kind.ts';

const { t: zh } = serverI18n('zh');
const { t: en } = serverI18n('en');

test('the chosen type and glaze name a list in both languages', () => {
  expect(chosenKind({ type: 'vase', glaze: '' }, en)).toBe('Vases');
  expect(chosenKind({ type: '', glaze: 'azure' }, zh)).toBe('天蓝');
  expect(chosenKind({ type: 'vase', glaze: 'azure' }, en)).toBe('Azure · Vases');
});

test('a list of all types and glazes has no name of its own', () => {
  expect(chosenKind({ type: '', glaze: '' }, zh)).toBeNull();
});

test('the type “other” is called “Other works” where it names a list', () => {
  expect(chosenKind({ type: 'other', glaze: '' }, en)).toBe('Other works');
  expect(chosenKind({ type: 'other', glaze: 'azure' }, zh)).toBe('天蓝 · 其他作品');
});
