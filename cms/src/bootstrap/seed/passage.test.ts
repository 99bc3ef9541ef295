import { expect, it } from 'vitest';
import { articleBody } from './passage.ts';

it('blocks that follow each other become one component, and the other passages stay components of their own', () => {
  const event = { year: '1729', title: 'A visit', text: 'Notes are taken.' };
  const parts = articleBody.parse([
    { heading: 'A' },
    { paragraph: 'b' },
    { picture: 'c.jpg', alt: 'C', caption: 'c', width: 'wide' },
    { quote: 'd', by: 'D' },
    { timeline: [event] },
    { list: ['e', 'f'] },
    { quote: 'g' },
  ]);
  expect(parts).toMatchObject([
    { __component: 'article.passage', text: [{ type: 'heading', level: 2 }, { type: 'paragraph' }] },
    { __component: 'article.picture', image: 'c.jpg', alt: 'C', caption: 'c', width: 'wide' },
    { __component: 'article.quotation', text: 'd', attribution: 'D' },
    { __component: 'article.timeline', events: [event] },
    { __component: 'article.passage', text: [{ type: 'list' }, { type: 'quote' }] },
  ]);
});

it('a passage of an unknown kind is refused', () => {
  expect(articleBody.safeParse([{ html: '<b>' }]).success).toBe(false);
});
