import { expect, test } from 'vitest';
import { secretNames } from '../shop/secrets.ts';
import { readUnit } from './unit.ts';

test('web, which strangers reach, gets only the three secrets that it uses', () => {
  const unset = readUnit('junyao-web.service').words('UnsetEnvironment');
  const left = secretNames.filter((name) => !unset.includes(name));
  expect(left).toEqual(['INTERNAL_TOKEN', 'CMS_READ_TOKEN', 'PREVIEW_SECRET']);
});
