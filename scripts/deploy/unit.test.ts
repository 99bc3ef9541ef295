import { expect, test } from 'vitest';
import { settingsWithSecrets } from './settings-with-secrets.ts';
import { readUnit } from './unit.ts';

test('web, which strangers reach, gets only the three secrets that it uses, with the former ones', () => {
  const unset = readUnit('junyao-web.service').words('UnsetEnvironment');
  const left = settingsWithSecrets.filter((name) => !unset.includes(name));
  expect(left.sort()).toEqual(
    ['CMS_READ_TOKEN', 'INTERNAL_TOKEN', 'PREVIEW_SECRET'].flatMap((name) => [name, `${name}_OLD`]),
  );
});
