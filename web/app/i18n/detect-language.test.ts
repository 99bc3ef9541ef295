// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { detectLanguage, rememberLanguage } from './detect-language.ts';

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.documentElement.lang = '';
  for (const name of ['i18next', 'i18nextLng']) setCookie(`${name}=; Max-Age=0; Path=/`);
  browserSpeaks('fr');
});

test('a source is used only when all earlier sources name no language', () => {
  expect(detectLanguage()).toBe('zh');
  document.documentElement.lang = 'en';
  expect(detectLanguage()).toBe('en');
  browserSpeaks('fr', 'zh-CN');
  expect(detectLanguage()).toBe('zh');
  sessionStorage.setItem('i18next', 'en');
  expect(detectLanguage()).toBe('en');
  localStorage.setItem('i18next', 'zh');
  expect(detectLanguage()).toBe('zh');
  setCookie('i18next=en; Path=/');
  expect(detectLanguage()).toBe('en');
  window.history.replaceState(null, '', '/?lng=zh');
  expect(detectLanguage()).toBe('zh');
});

test('i18next wins over i18nextLng in every store', () => {
  localStorage.setItem('i18nextLng', 'en');
  expect(detectLanguage()).toBe('en');
  localStorage.setItem('i18next', 'zh');
  expect(detectLanguage()).toBe('zh');
});

test('a choice is written under both names', () => {
  rememberLanguage('en');
  expect(document.cookie).toContain('i18next=en');
  expect(document.cookie).toContain('i18nextLng=en');
  expect(localStorage.getItem('i18next')).toBe('en');
  expect(localStorage.getItem('i18nextLng')).toBe('en');
  expect(detectLanguage()).toBe('en');
});

test('a browser that forbids storage still has a language', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  expect(() => window.localStorage.getItem('i18next')).toThrow();
  browserSpeaks('en-US');
  expect(detectLanguage()).toBe('en');
  expect(() => rememberLanguage('en')).not.toThrow();
});

function browserSpeaks(...tags: string[]) {
  vi.stubGlobal('navigator', { languages: tags, language: tags[0] });
}

function setCookie(text: string) {
  Object.assign(document, { cookie: text });
}
