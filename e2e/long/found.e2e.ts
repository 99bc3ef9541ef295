import { expect } from '@playwright/test';
import { addressOf } from '../../scripts/shop/environment.ts';
import { checkVocabulary } from '../support/check-vocabulary.ts';
import { type CrawledPage, crawl, inLanguage, isCanonical, languages, parse } from '../support/crawl.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { testWithOwnShop } from '../support/own-shop.ts';
import { rawGet } from '../support/raw-get.ts';

/* What search engines and link previews find on every page. These tests need no browser. */

/** The tests read every page, so no other test may publish pages meanwhile. */
const test = testWithOwnShop();

let origin: string;
let pages: CrawledPage[];
let indexed: CrawledPage[];

function all({ document }: CrawledPage, selector: string) {
  return document ? [...document.querySelectorAll(selector)] : [];
}

function attribute(page: CrawledPage, selector: string, name: string): string | null {
  return all(page, selector)[0]?.getAttribute(name) ?? null;
}

test.beforeAll(async ({ ownShop }) => {
  origin = addressOf(ownShop.env);
  pages = await crawl(origin);
  indexed = pages.filter(
    (page) => attribute(page, 'link[rel="canonical"]', 'href') !== null && isCanonical(page, origin),
  );
});

test('every internal link is answered with 200', () => {
  expect(pages.length).toBeGreaterThan(60);
  const broken = pages.filter(({ status }) => status !== 200);
  expect(broken.map(({ address, status, linkedFrom }) => ({ address, status, linkedFrom }))).toEqual([]);
});

test('a link to a place on a page leads to an element', () => {
  const lost = indexed.flatMap((page) =>
    all(page, 'a[href*="#"]').flatMap((link) => {
      const url = new URL(link.getAttribute('href') ?? '', origin + page.address);
      // Another site may use the text after the # for its own routes, as the register of filings does.
      if (url.origin !== origin) return [];
      const target = pages.find(({ address, lng }) => address === url.pathname && lng === page.lng);
      const id = decodeURIComponent(url.hash.slice(1));
      return !id || target?.document?.getElementById(id) ? [] : `${page.address}: ${url.pathname}${url.hash}`;
    }),
  );
  expect(lost).toEqual([]);
});

test('the sitemap lists the pages that links lead to, and no others', async () => {
  const { status, body } = await rawGet(`${origin}/sitemap.xml`);
  expect(status).toBe(200);
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const linked = indexed
    .filter(({ address }) => !/[?&]page=/.test(address))
    .map(({ address, lng }) => origin + inLanguage(address, lng));
  expect(listed.toSorted()).toEqual(linked.toSorted());
});

test('each page and its translation name each other', () => {
  for (const page of indexed) {
    const alternates = all(page, 'link[rel="alternate"][hreflang]').map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(Object.fromEntries(alternates)).toEqual({
      'x-default': origin + page.address,
      zh: origin + inLanguage(page.address, 'zh'),
      en: origin + inLanguage(page.address, 'en'),
    });
    expect(indexed.filter(({ address }) => address === page.address)).toHaveLength(languages.length);
  }
});

test('a filtered or sorted list names the whole list as its canonical address, on every page', async () => {
  for (const [address, whole] of [
    ['/artworks?sort=newest&page=2', '/artworks'],
    ['/artworks?type=vase', '/artworks'],
    ['/jun-history?q=a&page=2', '/jun-history'],
  ]) {
    const { status, body } = await rawGet(`${origin}${address}&lng=zh`);
    const canonical = parse(body).querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect({ address, status, canonical }).toEqual({
      address,
      status: 200,
      canonical: `${origin}${whole}?lng=zh`,
    });
  }
});

test('no two pages have the same title or description', () => {
  for (const lng of languages) {
    const inOneLanguage = indexed.filter((page) => page.lng === lng);
    const titles = inOneLanguage.map((page) => all(page, 'title')[0]?.textContent);
    expect(titles.filter((title, at) => !title || titles.indexOf(title) !== at)).toEqual([]);
    const described = inOneLanguage
      .filter(({ address }) => !/[?&]page=/.test(address))
      .map((page) => attribute(page, 'meta[name="description"]', 'content'));
    expect(described.filter((text, at) => !text || described.indexOf(text) !== at)).toEqual([]);
  }
});

test('a link preview has a title, a description, the address and a picture that exists', async () => {
  const pictures = new Set<string>();
  for (const page of indexed) {
    const og = (name: string) => attribute(page, `meta[property="og:${name}"]`, 'content');
    expect(og('title')).toBeTruthy();
    expect(og('description')).toBe(attribute(page, 'meta[name="description"]', 'content'));
    expect(og('url')).toBe(origin + inLanguage(page.address, page.lng));
    expect(attribute(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
    pictures.add(og('image') ?? '');
  }
  for (const picture of pictures) {
    const answer = await fetch(picture, { method: 'HEAD' });
    expect([picture, answer.status, answer.headers.get('content-type')]).toEqual([
      picture,
      200,
      'image/jpeg',
    ]);
  }
});

test('pages that are not for search engines say so', () => {
  const others = pages.filter((page) => page.document && !attribute(page, 'link[rel="canonical"]', 'href'));
  expect(others.map(({ address }) => address)).toContain('/auth');
  for (const page of others) expect(attribute(page, 'meta[name="robots"]', 'content')).toBe('noindex');
});

test('the structured data of every page fits the vocabulary of schema.org', () => {
  const things = new Map<string, { '@type': string }>();
  for (const page of indexed) {
    const scripts = all(page, 'script[type="application/ld+json"]');
    expect([page.address, scripts.length]).toEqual([page.address, 1]);
    const { '@context': context, '@graph': graph } = JSON.parse(scripts[0]?.textContent ?? '');
    expect(context).toBe('https://schema.org');
    for (const thing of graph) things.set(JSON.stringify(thing), thing);
  }
  const types = [...things.values()].map((thing) => thing['@type']);
  for (const type of ['Store', 'Product', 'Article', 'BreadcrumbList', 'ItemList']) {
    expect(types).toContain(type);
  }
  expect(checkVocabulary([...things.values()])).toEqual([]);
});

test('the check of structured data refuses what schema.org does not have', () => {
  const right = { '@type': 'Product', offers: { '@type': 'Offer', price: 100 } };
  const wrong = [
    { '@type': 'Vase' },
    { '@type': 'Product', cost: 100 },
    { '@type': 'Product', offers: { '@type': 'Offer', availability: 'https://schema.org/Broken' } },
  ];
  expect(checkVocabulary([right, ...wrong])).toHaveLength(wrong.length);
});

test('no text of a page is in another language, unless it is marked', () => {
  const found = pages.flatMap(({ address, lng, document }) =>
    document ? foreignTexts(document).map((text) => `${address} (${lng}): ${text}`) : [],
  );
  expect(found).toEqual([]);
});

test('the search for foreign texts looks at texts and attributes, and respects marks', () => {
  const html =
    '<html lang="en"><meta name="description" content="窯"><meta name="viewport" content="width=1">' +
    '<p>釉<b lang="zh">釉</b></p><img alt="瓶"><p lang="zh">瓶 vase</p><p lang="zh">JY-2024-001，12 cm，PDF</p>';
  expect(foreignTexts(parse(html))).toEqual(['窯', '釉', '瓶', '瓶 vase']);
});
