// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

afterEach(() => sessionStorage.clear());

function formWith(texts: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  return form;
}

test('a draft is kept for each kind of message until it is forgotten', () => {
  keepDraft('contact', formWith({ name: '王五', message: '你好，\n请问' }));
  keepDraft('customization', formWith({ name: 'Ann' }));
  expect(readDraft('contact')).toEqual({ name: '王五', message: '你好，\n请问' });
  forgetDraft('contact');
  expect(readDraft('contact')).toEqual({});
  expect(readDraft('customization')).toEqual({ name: 'Ann' });
});

test.each(['{', 'null', '3', '"text"', '{"name":{"a":1}}'])(
  'the stored text %s gives an empty draft',
  (stored) => {
    sessionStorage.setItem('message-draft:contact', stored);
    expect(readDraft('contact')).toEqual({});
  },
);
