import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

interface Seen {
  search?: string;
  cookie?: string;
  accept?: string;
}

function language({ search = '', cookie, accept }: Seen) {
  return requestLanguage({ search: new URLSearchParams(search), cookie, acceptLanguage: accept });
}

test('the language is zh when no source names a supported one', () => {
  expect(language({})).toBe('zh');
  expect(language({ accept: 'fr-FR,de;q=0.8' })).toBe('zh');
});

test('the query wins over the cookie, and the cookie over Accept-Language', () => {
  expect(language({ search: 'lng=en', cookie: 'i18next=zh', accept: 'zh' })).toBe('en');
  expect(language({ cookie: 'i18next=en', accept: 'zh-CN' })).toBe('en');
  expect(language({ accept: 'en-GB,en;q=0.9,zh;q=0.8' })).toBe('en');
});

test('the cookie i18next wins over i18nextLng, which is used when it is the only one', () => {
  expect(language({ cookie: 'i18nextLng=zh; i18next=en' })).toBe('en');
  expect(language({ cookie: 'other=1; i18nextLng=en' })).toBe('en');
});

test('a source with an unknown language is skipped', () => {
  expect(language({ search: 'lng=fr', cookie: 'i18next=en' })).toBe('en');
  expect(language({ cookie: 'i18next=xx; i18nextLng=en' })).toBe('en');
});

test('a tag with a region or script counts as its language', () => {
  expect(language({ search: 'lng=en-US' })).toBe('en');
  expect(language({ cookie: 'i18next=zh-Hant-TW', accept: 'en' })).toBe('zh');
});

test('Accept-Language is read by its weights', () => {
  expect(language({ accept: 'zh;q=0.3, en;q=0.7' })).toBe('en');
  expect(language({ accept: 'en;q=0, zh;q=0.1' })).toBe('zh');
  expect(language({ accept: 'fr, en;q=0.2' })).toBe('en');
});
