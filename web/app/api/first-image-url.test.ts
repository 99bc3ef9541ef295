import { expect, test } from 'vitest';
import { firstImageUrl } from './first-image-url.ts';

test.each([[['/media/a.jpg', '/media/b.jpg']], ['["/media/a.jpg","/media/b.jpg"]']])(
  'the first picture of %j is shown',
  (imageUrl) => {
    expect(firstImageUrl(imageUrl)).toBe('/media/a.jpg');
  },
);

test.each([[[]], ['[]'], [''], ['/media/a.jpg'], ['{"0":"a"}'], ['[1]'], ['null']])(
  'there is no picture in %j',
  (imageUrl) => {
    expect(firstImageUrl(imageUrl)).toBeUndefined();
  },
);
