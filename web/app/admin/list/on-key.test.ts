// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onKey } from './on-key.ts';

const handle = vi.fn();
let stop: () => void;

beforeEach(() => {
  handle.mockClear();
  stop = onKey([['j', handle]]);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

function put(html: string): Element {
  document.body.innerHTML = html;
  return [...document.body.querySelectorAll('*')].at(-1) ?? document.body;
}

test('a key calls its handler, and the browser does nothing else with it', () => {
  expect(press('j').defaultPrevented).toBe(true);
  expect(handle).toHaveBeenCalledOnce();
});

test('another key stays with the browser', () => {
  expect(press('k').defaultPrevented).toBe(false);
  expect(handle).not.toHaveBeenCalled();
});

test.each([
  '<input type="search">',
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true"><b></b></div>',
])('a key that is typed into %s is a letter', (html) => {
  expect(press('j', {}, put(html)).defaultPrevented).toBe(false);
  expect(handle).not.toHaveBeenCalled();
});

test('the checkbox of a row takes no letters, so the key works there', () => {
  press('j', {}, put('<input type="checkbox">'));
  expect(handle).toHaveBeenCalledOnce();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
  'a key together with %o belongs to the browser or the input method',
  (init) => {
    expect(press('j', init).defaultPrevented).toBe(false);
    expect(handle).not.toHaveBeenCalled();
  },
);

test('no key works behind an open dialog', () => {
  put('<dialog open></dialog>');
  press('j');
  expect(handle).not.toHaveBeenCalled();
  put('<dialog></dialog>');
  press('j');
  expect(handle).toHaveBeenCalledOnce();
});

test('a handler that was stopped is not called any more', () => {
  stop();
  press('j');
  expect(handle).not.toHaveBeenCalled();
});
