import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, Trans, useTranslation as useTranslationOfPackage } from 'react-i18next';
import { expect, test } from 'vitest';
import { serverI18n } from './i18n.server.ts';
import type { Language } from './languages.ts';
import { useTranslation } from './use-translation.server.ts';

function render(useText: () => string | null, language: Language = 'en'): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(language)}>
      <Text useText={useText} />
    </I18nextProvider>,
  );
}

function Text({ useText }: { useText: () => string | null }) {
  return useText();
}

test.each<Language>(['zh', 'en'])('the texts are those of the package: %s', (language) => {
  const textsWith = (useHook: typeof useTranslation) =>
    render(() => {
      const { t: common } = useHook();
      const { t: artworks } = useHook('artworks');
      const { t: both } = useHook(['artworks', 'common']);
      const { t: cart, ready, i18n } = useHook('cart', { useSuspense: false });
      return [
        ...[
          common('siteName'),
          common('page', { page: 2 }),
          common('page', { page: 3 }),
          common('cart:title'),
        ],
        ...[artworks('title'), both('title'), both('common:siteName'), cart('title')],
        ...[common('no.such.text'), String(ready), i18n.language],
      ].join(' | ');
    }, language);
  const texts = textsWith(useTranslation);
  expect(texts).toBe(textsWith(useTranslationOfPackage as typeof useTranslation));
  expect(texts).toContain(language === 'zh' ? '购物车' : 'Cart');
});

test('a text with elements is found in the namespace of its hook', () => {
  const page = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n('en')}>
      <TextWithElements />
    </I18nextProvider>,
  );
  expect(page).toBe('I have read and accept the <b>terms</b> and the <i>privacy notice</i>');
});

function TextWithElements() {
  const { t } = useTranslation('auth');
  return <Trans t={t} i18nKey="register.accept" components={{ terms: <b />, privacy: <i /> }} />;
}

const functions: unknown[] = [];

function useFunctions(): null {
  functions.push(useTranslation('artworks').t, useTranslation('artworks').t, useTranslation('cart').t);
  return null;
}

function useOption(): string {
  return useTranslation('artworks', { keyPrefix: 'views' }).t('label');
}

test('components of a page share the function of a namespace, and pages in other languages do not', () => {
  render(useFunctions, 'en');
  render(useFunctions, 'en');
  render(useFunctions, 'zh');
  const [first, second, cart, ...later] = functions;
  expect(second).toBe(first);
  expect(cart).not.toBe(first);
  expect(later.slice(0, 3)).toEqual([first, first, cart]);
  expect(later[3]).not.toBe(first);
});

test('an option that the server lacks is refused', () => {
  expect(() => render(useOption)).toThrow('useTranslation has no keyPrefix on the server');
});
