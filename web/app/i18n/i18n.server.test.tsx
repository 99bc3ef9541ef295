import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, Trans, useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { serverI18n } from './i18n.server.ts';
import { type Language, languages } from './languages.ts';

function render(Text: () => React.ReactNode, language: Language = 'en'): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(language)}>
      <Text />
    </I18nextProvider>,
  );
}

function Texts() {
  const { t: common } = useTranslation();
  const { t: artworks } = useTranslation('artworks');
  const { t: both } = useTranslation(['artworks', 'common']);
  const { t: cart, ready, i18n } = useTranslation('cart', { useSuspense: false });
  const numbered = [common('page', { page: 2 }), common('page', { page: 3 })];
  const found = [artworks('title'), both('title'), both('common:siteName'), cart('title')];
  return [...numbered, ...found, common('cart:title'), String(ready), i18n.language].join(' | ');
}

test('a page has its texts in its own language, however often it is rendered', () => {
  const [zh, en] = languages.map((language) => render(Texts, language));
  expect(zh).toContain('购物车 | true | zh');
  expect(en).toContain('Cart | true | en');
  expect(render(Texts, 'zh')).toBe(zh);
  expect(render(Texts, 'en')).toBe(en);
});

test('a text with a number is remembered for each number', () => {
  expect(render(Texts)).toContain(
    [2, 3].map((page) => serverI18n('en').t('common:page', { page })).join(' | '),
  );
});

test('a text with elements is found in the namespace of its hook', () => {
  const page = render(() => {
    const { t } = useTranslation('auth');
    return <Trans t={t} i18nKey="register.accept" components={{ terms: <b />, privacy: <i /> }} />;
  });
  expect(page).toBe('I have read and accept the <b>terms</b> and the <i>privacy notice</i>');
});

test('the copies that useTranslation makes of an instance are small', () => {
  expect(Object.keys(Object.getOwnPropertyDescriptors(serverI18n('zh'))).length).toBeLessThan(5);
});
