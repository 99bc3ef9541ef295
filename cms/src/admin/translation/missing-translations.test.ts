import { expect, it } from 'vitest';
import { missingTranslations } from './missing-translations.ts';

const localized = { pluginOptions: { i18n: { localized: true } } };
const shared = { pluginOptions: { i18n: { localized: false } } };
const attributes = { name: localized, text: localized, parts: localized, order: shared, code: {} };

it('a document with every text in English is complete', () => {
  const chinese = { name: '梅瓶', text: '天青', order: 1, code: 'JY' };
  expect(missingTranslations(attributes, chinese, { name: 'Vase', text: 'Sky blue' })).toEqual({
    missing: [],
    percent: 100,
  });
});

it('a text that is missing, empty or blank in English is named', () => {
  const chinese = { name: '梅瓶', text: '天青', parts: [{ title: '一' }] };
  expect(missingTranslations(attributes, chinese, { text: '  ', parts: [] })).toEqual({
    missing: ['name', 'text', 'parts'],
    percent: 0,
  });
  expect(missingTranslations(attributes, chinese, { name: 'Vase', text: 'Sky blue', parts: null })).toEqual({
    missing: ['parts'],
    percent: 66,
  });
});

it('a text that is not written in Chinese either is not missing', () => {
  expect(missingTranslations(attributes, { name: '梅瓶', text: '' }, { name: 'Vase' })?.missing).toEqual([]);
});

it('fields that all languages share do not count', () => {
  expect(missingTranslations(attributes, { order: 1, code: 'JY' }, {})).toBeNull();
});
