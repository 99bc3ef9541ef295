import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { glazeFamilies } from '../../commerce/contract/product.ts';
import { glazeFamilies as familiesOfWeb } from '../../web/app/content/glaze-families.ts';
import { root } from '../shop/services.ts';

test('the lists of glaze families in the CMS, in commerce and in web are equal', () => {
  const file = path.join(root, 'cms/src/api/artwork/content-types/artwork/schema.json');
  const { attributes } = JSON.parse(readFileSync(file, 'utf8'));
  expect(attributes.glazeFamily.enum).toEqual([...glazeFamilies]);
  expect(familiesOfWeb).toEqual(glazeFamilies);
});
