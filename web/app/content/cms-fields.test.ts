import { expect, test } from 'vitest';
import { z } from 'zod';
import { components, describedPictures, picture, selectionOf, text, zone } from './cms-fields.server.ts';

const body = zone({
  'article.picture': { image: picture, caption: text },
  'article.timeline': { events: components({ year: text }) },
});

test('every field of a schema is requested, with the fields inside of it', () => {
  const pictureFields = { fields: ['url', 'width', 'height', 'colors'] };
  expect(selectionOf({ title: text, cover: picture, views: describedPictures, body })).toEqual({
    fields: ['title'],
    populate: {
      cover: pictureFields,
      views: { fields: [...pictureFields.fields, 'alternativeText'] },
      body: {
        on: {
          'article.picture': { fields: ['caption'], populate: { image: pictureFields } },
          'article.timeline': { fields: [], populate: { events: { fields: ['year'], populate: {} } } },
        },
      },
    },
  });
});

test('the parts of a zone keep their order; unknown and unreadable ones are left out', () => {
  const parts = [
    { __component: 'article.timeline', events: [{ year: '1729' }, { year: 3 }] },
    { __component: 'article.unknown', text: 'x' },
    { __component: 'article.picture', image: null, caption: 5 },
    { __component: 'article.picture', image: { url: '/uploads/a.jpg', width: 3, height: 4 }, caption: ' A ' },
  ];
  const read = z.object({ body }).parse({ body: parts }).body;
  expect(read).toEqual([
    { __component: 'article.timeline', events: [{ year: '1729' }] },
    { __component: 'article.picture', image: { name: 'a.jpg', width: 3, height: 4 }, caption: 'A' },
  ]);
  // The copy on disk is read by the same schema.
  expect(body.parse(read)).toEqual(read);
  expect(body.parse(null)).toEqual([]);
});
