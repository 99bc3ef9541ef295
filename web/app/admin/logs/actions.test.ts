import { contract } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { readTexts } from '../../i18n/read-locales.ts';
import { actions } from './actions.ts';

const pattern = /^(?:POST \/admin\/(.+)|GET \/admin\/(\w+\/export\w*))$/;

const kept = Object.keys(contract).flatMap((key) => {
  const [, write, file] = pattern.exec(key) ?? [];
  return write ?? file ?? [];
});

test('every action of staff can be chosen as a filter', () => {
  expect([...actions].sort()).toEqual([...kept].sort());
});

test.each(['zh', 'en'] as const)('every action of staff and its area have their words in %s', (language) => {
  const texts = readTexts(language);
  const needed = kept.flatMap((action) => [
    `admin-logs:acts.${action.replace('/', '.')}`,
    `admin-logs:areas.${action.replace(/\/.*/, '')}`,
  ]);
  const missing = needed.filter((key) => !texts.has(key));
  expect(missing).toEqual([]);
});
