import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { glazeFamilies } from '../../commerce/contract/product.ts';
import { root } from '../shop/services.ts';

test('CMS and commerce, which share no code, know the same glaze families', () => {
  const file = path.join(root, 'cms/src/api/artwork/content-types/artwork/schema.json');
  const { attributes } = JSON.parse(readFileSync(file, 'utf8'));
  expect(attributes.glazeFamily.enum).toEqual([...glazeFamilies]);
});
