import { expect, test } from 'vitest';
import { viewsOf } from './gallery-views.ts';

const picture = (name: string) => ({ name, width: 1200, height: 1500 });
const names = { main: 'whole', macro: 'glaze', further: (number: number) => `view ${number}` };
const piece = {
  mainImage: picture('main.jpg'),
  microImage: null,
  views: [
    { ...picture('foot.jpg'), alt: 'The foot' },
    { ...picture('back.jpg'), alt: null },
  ],
};

test('a further view has the text of staff, and otherwise its number', () => {
  expect(viewsOf(piece, names)).toEqual([
    { image: picture('main.jpg'), alt: 'whole' },
    { image: picture('foot.jpg'), alt: 'The foot' },
    { image: picture('back.jpg'), alt: 'view 3' },
  ]);
});
