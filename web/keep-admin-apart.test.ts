import { expect, test } from 'vitest';
import { findLeak } from './keep-admin-apart.ts';

const chunk = (
  fileName: string,
  moduleIds: string[],
  imports: string[] = [],
  dynamicImports: string[] = [],
) => ({
  fileName,
  facadeModuleId: moduleIds[0] ?? null,
  isEntry: fileName.startsWith('page'),
  moduleIds,
  imports,
  dynamicImports,
});
const home = '/web/app/public/home/home.tsx';
const rail = '/web/app/admin/frame/rail.tsx';

test('a page that reaches admin code is found, also when the code is loaded later', () => {
  const shared = chunk('shared.js', ['/web/app/ui/button.tsx', rail]);
  expect(findLeak([chunk('page.js', [home], ['shared.js']), shared])).toEqual({
    page: home,
    chunk: 'shared.js',
  });
  const between = chunk('between.js', ['/web/app/ui/menu.tsx'], [], ['shared.js']);
  expect(findLeak([chunk('page.js', [home], ['between.js']), between, shared])?.chunk).toBe('shared.js');
});

test('screens of the admin area share chunks with other pages, but not their own code', () => {
  const shared = chunk('shared.js', ['/web/app/ui/button.tsx']);
  const screen = chunk('page-2.js', ['/web/app/admin/home.tsx', rail], ['shared.js']);
  expect(findLeak([chunk('page.js', [home], ['shared.js']), screen, shared])).toBeUndefined();
});
