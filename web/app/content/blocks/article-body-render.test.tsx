import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { bodyZone, readBody } from './article-body.server.ts';
import { ArticleBody } from './article-body.tsx';
import { SourceList } from './source-list.tsx';

const text = (value: string, styles: object = {}) => ({ type: 'text', text: value, ...styles });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const passage = (...blocks: object[]) => ({ __component: 'article.passage', text: blocks });

function render(zone: object[], sources: { text: string; url: string | null }[] = []): string {
  const body = readBody(bodyZone.parse(zone), sources);
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n('en')}>
      <ArticleBody parts={body.parts} sources={body.sources}>
        <SourceList sources={body.sources} />
      </ArticleBody>
    </I18nextProvider>,
  );
}

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '</p></div><iframe srcdoc="<script>alert(1)</script>">',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
];

test.each(attacks)('%s is shown as text in every part', (attack) => {
  const html = render(
    [
      passage(
        paragraph(text(attack, { bold: true, italic: true, code: true })),
        { type: 'heading', level: 2, children: [text(attack)] },
        { type: 'list', format: attack, children: [{ type: 'list-item', children: [text(attack)] }] },
        { type: 'quote', children: [{ type: 'link', url: attack, children: [text(attack)] }] },
      ),
      { __component: 'article.quotation', text: attack, attribution: attack },
      { __component: 'article.timeline', events: [{ year: attack, title: attack, text: attack }] },
      {
        __component: 'article.picture',
        image: { url: `/uploads/${attack}`, width: 3, height: 4 },
        alt: attack,
        caption: attack,
        width: attack,
      },
    ],
    [{ text: attack, url: attack }],
  );
  const { document } = new Window();
  document.body.innerHTML = html;
  const elements = [...document.body.querySelectorAll('*')];
  expect(document.body.querySelector('script, svg, iframe')).toBeNull();
  expect(document.body.querySelectorAll('img')).toHaveLength(1);
  const attributes = elements.flatMap((element) => [...element.attributes]);
  expect(attributes.filter(({ name }) => name.startsWith('on') || name === 'srcdoc')).toEqual([]);
  const addresses = attributes.filter(({ name }) => ['href', 'src', 'srcset'].includes(name));
  expect(addresses.filter(({ value }) => !/^[/#]/.test(value ?? ''))).toEqual([]);
  expect(document.body.textContent).toContain(attack);
});

test('a link keeps only a safe address', () => {
  const link = (url: string) => paragraph({ type: 'link', url, children: [text('here')] });
  const html = render([passage(link('https://example.com/?a=1&b=2'), link('javascript:alert(1)'))]);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://example.com/?a=1&amp;b=2',
  ]);
  expect(html).toContain('<p>here</p>');
});

test('a reference leads to its source at the end, and the source leads back', () => {
  const html = render(
    [passage(paragraph(text('Blue.[^1]')))],
    [
      { text: 'Kerr 2004', url: 'https://example.com/kerr' },
      { text: 'Further reading', url: null },
    ],
  );
  expect(html).toContain('<sup id="reference-1"');
  expect(html).toMatch(/<a href="#source-1"[^>]*>1<\/a>/);
  expect(html).toMatch(/<li id="source-1"[^>]*>Kerr 2004/);
  expect(html).toContain('href="#reference-1"');
  expect(html).not.toContain('href="#reference-2"');
});

test('a note beside the text is hidden from screen readers, who have the list of sources', () => {
  const html = render(
    [passage(paragraph(text('Blue.[^1]')))],
    [{ text: 'Kerr 2004', url: 'https://a.example/' }],
  );
  expect(html).toMatch(/<span class="side-note" aria-hidden="true">.*?<a [^>]*tabindex="-1"/);
});

test('only pictures that are wider than the text stand outside of its column', () => {
  const image = { url: '/uploads/a.jpg', width: 3, height: 4 };
  const picture = (width: string) => ({
    __component: 'article.picture',
    image,
    alt: '',
    caption: null,
    width,
  });
  const html = render([passage(paragraph(text('a'))), picture('measure'), picture('wide'), picture('full')]);
  const outside = html
    .split('<div class="article-flow">')
    .map((part) => part.match(/<figure class="[\w-]+/g) ?? []);
  expect(outside.flat()).toEqual([
    '<figure class="article-measure',
    '<figure class="article-wide',
    '<figure class="article-full',
  ]);
  expect(html).toMatch(
    /<p>a<\/p><figure class="article-measure">.*<\/figure><\/div><figure class="article-wide">/,
  );
});

test('a list inside a list belongs to its item, so that the outer list counts on', () => {
  const item = (value: string) => ({ type: 'list-item', children: [text(value)] });
  const list = (format: string, ...children: object[]) => ({ type: 'list', format, children });
  const html = render([
    passage(
      list(
        'ordered',
        item('one'),
        list('unordered', item('bullet'), list('ordered', item('deep'))),
        item('two'),
      ),
    ),
  ]);
  expect(html).toContain('<ol><li>one<ul><li>bullet<ol><li>deep</li></ol></li></ul></li><li>two</li></ol>');
});
