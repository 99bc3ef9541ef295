import { expect, test } from 'vitest';
import { bodyZone, readBody } from './article-body.server.ts';

const text = (value: string) => ({ type: 'text', text: value });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const heading = (value: string, level = 2) => ({ type: 'heading', level, children: [text(value)] });
const passage = (...blocks: unknown[]) => ({ __component: 'article.passage', text: blocks });
const sources = [
  { text: 'One', url: 'https://example.com/1' },
  { text: 'Two', url: 'javascript:alert(1)' },
];

function read(...parts: unknown[]) {
  return readBody(bodyZone.parse(parts), sources);
}

test('a marker becomes a reference with an anchor of its own', () => {
  const { parts } = read(passage(paragraph(text('Blue.[^2] Red[^1][^2].'))));
  expect(parts).toEqual([
    {
      type: 'blocks',
      blocks: [
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'Blue.' },
            { type: 'reference', source: 2, id: 'reference-2', repeated: false },
            { type: 'text', text: ' Red' },
            { type: 'reference', source: 1, id: 'reference-1', repeated: false },
            { type: 'reference', source: 2, id: 'reference-2-2', repeated: true },
            { type: 'text', text: '.' },
          ],
        },
      ],
    },
  ]);
});

test('a marker for a source that does not exist is left out', () => {
  const { parts } = read(passage(paragraph(text('Blue[^3] and[^0] red[^x].'))));
  expect(JSON.stringify(parts)).not.toContain('reference');
  expect(JSON.stringify(parts)).not.toContain('[^3]');
  expect(JSON.stringify(parts)).toContain('red[^x].');
});

test('the note of a source is repeated in the next section', () => {
  const { parts } = read(passage(paragraph(text('a[^1]')), heading('Next'), paragraph(text('b[^1]'))));
  expect(JSON.stringify(parts).match(/"repeated":\w+/g)).toEqual(['"repeated":false', '"repeated":false']);
});

test('quotations, captions and events may refer to sources, too', () => {
  const image = { url: '/uploads/a.jpg', width: 3, height: 4 };
  const { parts } = read(
    { __component: 'article.quotation', text: 'q[^1]', attribution: 'by[^2]' },
    { __component: 'article.picture', image, alt: 'A', caption: 'c[^1]', width: 'wide' },
    { __component: 'article.timeline', events: [{ year: '1729', title: 't[^2]', text: 'x[^1]\n\ny' }] },
  );
  expect(JSON.stringify(parts).match(/"type":"reference"/g)).toHaveLength(5);
  expect(parts[1]).toMatchObject({ picture: { name: 'a.jpg', width: 3, height: 4 }, width: 'wide' });
  expect(parts[2]).toMatchObject({
    events: [{ year: '1729', text: [expect.anything(), expect.anything()] }],
  });
});

test('headings of the second level are the sections', () => {
  const { parts, sections } = read(
    passage(heading('The page', 1), heading('Detail', 4)),
    passage(heading('Rim[^1]')),
  );
  expect(sections).toEqual([
    { id: 'section-1', title: 'The page' },
    { id: 'section-2', title: 'Rim' },
  ]);
  expect(parts).toMatchObject([
    {
      blocks: [
        { level: 2, id: 'section-1' },
        { level: 3, children: [{ text: 'Detail' }] },
      ],
    },
    { blocks: [{ id: 'section-2' }] },
  ]);
});

test('a source keeps its text when its address is not safe, and says whether the text refers to it', () => {
  expect(read(passage(paragraph(text('a[^1]')))).sources).toEqual([
    { text: 'One', url: 'https://example.com/1', referred: true },
    { text: 'Two', url: null, referred: false },
  ]);
});

test('unknown blocks and unsafe links leave only their text or nothing', () => {
  const { parts } = read(
    passage(
      { type: 'html', html: '<script>alert(1)</script>', children: [text('x')] },
      'text',
      { type: 'paragraph', children: [{ type: 'html', text: 'x' }, text('kept')] },
      paragraph({ type: 'link', url: 'javascript:alert(1)', children: [text('click')] }),
      paragraph({ type: 'link', url: 'https://example.com/a', children: [text('go')] }),
      { type: 'image', image: { url: '/uploads/paper.pdf' } },
    ),
    { __component: 'article.picture', image: null, alt: 'no picture' },
  );
  expect(parts).toEqual([
    {
      type: 'blocks',
      blocks: [
        { type: 'paragraph', children: [text('kept')] },
        { type: 'paragraph', children: [text('click')] },
        {
          type: 'paragraph',
          children: [{ type: 'link', url: 'https://example.com/a', children: [text('go')] }],
        },
      ],
    },
  ]);
});

test('the copy on disk is read as it was written', () => {
  const image = { url: '/uploads/a.jpg', width: 3, height: 4, alternativeText: 'A pot' };
  const parsed = bodyZone.parse([
    passage(
      heading('One', 3),
      { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('a')] }] },
      { type: 'image', image, children: [text('')] },
      paragraph({ ...text('b'), bold: true, italic: false }),
    ),
  ]);
  expect(bodyZone.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
  expect(parsed).toMatchObject([
    {
      text: [
        { level: 3 },
        { type: 'list', ordered: true },
        { type: 'image', image: { name: 'a.jpg' }, alt: 'A pot' },
        { children: [{ text: 'b', bold: true }] },
      ],
    },
  ]);
});
