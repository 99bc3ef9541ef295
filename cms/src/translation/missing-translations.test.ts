import { describe, expect, it } from 'vitest';
import { missingTranslations, type Schema } from './missing-translations.ts';

const localized = { pluginOptions: { i18n: { localized: true } } };
const shared = { pluginOptions: { i18n: { localized: false } } };

const schema: Schema = {
  attributes: {
    name: { type: 'string', ...localized },
    text: { type: 'text', ...localized },
    story: { type: 'component', component: 'page.story', ...localized },
    events: { type: 'component', component: 'page.event', ...localized },
    body: { type: 'dynamiczone', ...localized },
    order: { type: 'integer', ...shared },
    code: { type: 'string' },
  },
  components: {
    'page.story': {
      attributes: {
        title: { type: 'string' },
        text: { type: 'text' },
        picture: { type: 'media' },
        width: { type: 'enumeration' },
        steps: { type: 'component', component: 'page.event' },
      },
    },
    'page.event': { attributes: { year: { type: 'string' }, title: { type: 'string' } } },
    'article.passage': { attributes: { text: { type: 'blocks' } } },
    'article.quotation': { attributes: { text: { type: 'text' }, attribution: { type: 'string' } } },
  },
};

const compare = (chinese: object, english: object) =>
  missingTranslations(schema, { ...chinese }, { ...english });

const passage = (text: string) => ({
  __component: 'article.passage',
  text: [{ type: 'paragraph', children: [{ type: 'text', text }] }],
});
const quotation = (text: string, attribution: string | null = null) => ({
  __component: 'article.quotation',
  text,
  attribution,
});

it('a document with every text in English is complete', () => {
  const chinese = { name: '梅瓶', text: '天青', order: 1, code: 'JY' };
  const english = { name: 'Vase', text: 'Sky blue' };
  expect(compare(chinese, english)).toEqual({ missing: [], percent: 100 });
});

it('a text that is missing, empty or blank in English is named', () => {
  const chinese = { name: '梅瓶', text: '天青' };
  const both = [
    { name: 'name', words: 2 },
    { name: 'text', words: 2 },
  ];
  expect(compare(chinese, { text: '  ' })).toEqual({ missing: both, percent: 0 });
  expect(compare(chinese, { name: 'Vase', text: '' })).toEqual({ missing: both.slice(1), percent: 50 });
});

it('a word for a whole Chinese paragraph, or the same paragraph again, is no translation', () => {
  const text = '坯泥取禹州白土，掺入三成神垕碱石';
  expect(compare({ text }, { text: 'Todo' })?.percent).toBe(0);
  expect(compare({ text }, { text })?.percent, 'copied from the Chinese').toBe(0);
  expect(compare({ text }, { text: 'White Yuzhou clay with Shenhou soda' })?.percent).toBe(100);
});

it('a text that is not written in Chinese either is not missing', () => {
  expect(compare({ name: '梅瓶', text: '' }, { name: 'Vase' })?.missing).toEqual([]);
  expect(compare({ story: { title: '窑', text: null } }, { story: { title: 'Kiln' } })?.percent).toBe(100);
});

it('a long text counts for more than a short one', () => {
  const chinese = { name: '梅瓶', text: '天青釉梅瓶，高 28.5 cm' };
  expect(compare(chinese, { name: 'Vase' })).toEqual({ missing: [{ name: 'text', words: 9 }], percent: 18 });
});

it('fields that all languages share do not count', () => {
  expect(compare({ order: 1, code: 'JY' }, {})).toBeNull();
});

describe('a component', () => {
  const story = { title: '窑', text: '火', picture: { id: 1 }, width: 'wide', steps: [{ title: '一' }] };

  it('with one word in English is not complete', () => {
    expect(compare({ story }, { story: { title: 'Kiln', width: 'wide' } })).toEqual({
      missing: [{ name: 'story', words: 3 }],
      percent: 25,
    });
  });

  it('is complete when every text, picture and component inside it is there', () => {
    const english = { title: 'Kiln', text: 'Fire', picture: { id: 2 }, steps: [{ title: 'One' }] };
    expect(compare({ story }, { story: english })?.percent).toBe(100);
  });

  it('that is missing in English lacks all its texts', () => {
    expect(compare({ name: '梅瓶', story }, { name: 'Vase', story: null })).toEqual({
      missing: [{ name: 'story', words: 4 }],
      percent: 33,
    });
  });

  it('that is repeated is complete with the same number of parts', () => {
    const chinese = { events: [{ year: '1100', title: '官窑' }, { title: '停烧' }] };
    const first = { year: '1100', title: 'The imperial kiln' };
    expect(compare(chinese, { events: [first] })?.missing).toEqual([{ name: 'events', words: 2 }]);
    expect(compare(chinese, { events: [first, { title: 'The end' }] })?.percent).toBe(100);
  });
});

describe('a dynamic zone', () => {
  const body = [passage('一'), quotation('二', '三'), passage('四')];

  it('is compared part by part with the parts of the same kind', () => {
    expect(compare({ body }, { body: [passage('1'), quotation('2', '3'), passage('4')] })?.percent).toBe(100);
    expect(compare({ body }, { body: [passage('1'), passage('4')] })).toEqual({
      missing: [{ name: 'body', words: 2 }],
      percent: 50,
    });
  });

  it('with a passage that is empty in English is not complete', () => {
    expect(compare({ body }, { body: [passage('1'), quotation('2', '3'), passage(' ')] })?.percent).toBe(75);
  });

  it('that is empty in English lacks all its texts', () => {
    expect(compare({ body }, { body: [] })).toEqual({ missing: [{ name: 'body', words: 4 }], percent: 0 });
  });
});
