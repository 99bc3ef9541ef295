import { expect, test } from 'vitest';
import { addressText } from './address-text.ts';

const yuzhou = { province: '河南省', city: '许昌市', district: '禹州市', street: '神垕镇 1 号' };
const abroad = { province: 'Henan', city: 'Xuchang', district: 'Yuzhou', street: '1 Shenhou Road' };

test('an address in Chinese characters starts with the province in both languages', () => {
  const text = '河南省 许昌市 禹州市 神垕镇 1 号';
  expect(addressText(yuzhou, 'zh')).toEqual({ text });
  expect(addressText(yuzhou, 'en')).toEqual({ text, language: 'zh' });
});

test('a municipality is named once', () => {
  const shanghai = { province: '上海市', city: '上海市', district: '徐汇区', street: '淮海中路 1555 号' };
  expect(addressText(shanghai, 'zh')).toEqual({ text: '上海市 徐汇区 淮海中路 1555 号' });
  const beijing = {
    province: 'Beijing',
    city: 'Beijing',
    district: 'Haidian',
    street: '5 Summer Palace Road',
  };
  expect(addressText(beijing, 'en')).toEqual({ text: '5 Summer Palace Road, Haidian, Beijing' });
});

test('in English an address in Latin letters starts with the street', () => {
  expect(addressText(abroad, 'en')).toEqual({ text: '1 Shenhou Road, Yuzhou, Xuchang, Henan' });
});
