import { expect, test } from 'vitest';
import { readDocumentOrder } from './document-order.ts';

test('an address in a folder of another kind is no document', () => {
  expect(readDocumentOrder('/media/pdf/care.pdf', '')).toMatchObject({ name: 'care.pdf' });
  for (const folder of ['constructor', 'toString', 'png']) {
    expect(readDocumentOrder(`/media/${folder}/x.${folder}`, ''), folder).toBeNull();
  }
});
