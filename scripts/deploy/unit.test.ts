import { expect, test } from 'vitest';
import { settingsWithSecrets } from './settings-with-secrets.ts';
import { readUnit } from './unit.ts';

test('web, which strangers reach, gets only the three secrets that it uses', () => {
  const unset = readUnit('junyao-web.service').words('UnsetEnvironment');
  const left = settingsWithSecrets.filter((name) => !unset.includes(name));
  expect(left).toEqual(['CMS_READ_TOKEN', 'INTERNAL_TOKEN', 'PREVIEW_SECRET']);
});

test.each(['commerce', 'cms', 'web'])('%s does not see the history of the repository', (service) => {
  const hidden = readUnit(`junyao-${service}.service`).words('InaccessiblePaths');
  expect(hidden).toEqual(['-/opt/junyao/.git']);
});
