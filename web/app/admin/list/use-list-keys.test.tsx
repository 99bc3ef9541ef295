// @vitest-environment happy-dom
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../private/testing/mount-page.tsx';
import { find, mountScreen, pressKey } from '../testing/mount-screen.tsx';
import { useListKeys } from './use-list-keys.ts';

const onSelect = vi.fn();
const onHelp = vi.fn();
const opened = vi.fn();

beforeEach(() => {
  for (const called of [onSelect, onHelp, opened]) called.mockClear();
});

// happy-dom has no layout, so an element counts as shown unless it is inside a hidden one.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return this.closest('[hidden]') ? null : document.body;
  },
});

/** Renders three rows twice as lists do, the second time hidden. */
function mountRows({ openRecord }: { openRecord?: string } = {}) {
  return mountScreen(() => {
    const [numbers, setNumbers] = useState(['JO1', 'JO2', 'JO3']);
    useListKeys({ recordOpen: openRecord !== undefined, onSelect, onHelp });
    return (
      <section data-list>
        <button type="button" onClick={() => setNumbers(['JO1', 'JO3'])}>
          JO2 leaves
        </button>
        {['shown', 'hidden'].map((form) => (
          <ul key={form} hidden={form === 'hidden'}>
            {numbers.map((no) => (
              <li key={no} data-row={no}>
                <a
                  href={`#${no}`}
                  id={`${form}-${no}`}
                  data-record
                  aria-current={no === openRecord ? 'page' : undefined}
                  onClick={() => opened(no)}
                >
                  {no}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </section>
    );
  });
}

const focused = () => document.activeElement?.id;
const current = () => document.activeElement ?? document.body;

test('j and k move through the shown rows and stop at the ends', async () => {
  await mountRows();
  const seen: (string | undefined)[] = [];
  for (const key of ['j', 'j', 'j', 'j', 'k', 'k', 'k']) {
    await pressKey(key, current());
    seen.push(focused());
  }
  expect(seen.map((id) => id?.replace('shown-', ''))).toEqual([
    'JO1',
    'JO2',
    'JO3',
    'JO3',
    'JO2',
    'JO1',
    'JO1',
  ]);
  expect(opened).not.toHaveBeenCalled();
});

test('x selects the focused row, and nothing while no row has the focus', async () => {
  await mountRows();
  await pressKey('x');
  expect(onSelect).not.toHaveBeenCalled();
  find('#shown-JO2').focus();
  await pressKey('x', current());
  expect(onSelect.mock.calls).toEqual([['JO2']]);
});

test('beside an open record, j opens the next one and k the previous one', async () => {
  await mountRows({ openRecord: 'JO2' });
  await pressKey('j', current());
  await pressKey('k', current());
  await pressKey('k', current());
  expect(opened.mock.calls).toEqual([['JO3'], ['JO2'], ['JO1']]);
});

test.each([
  ['j', 'JO3'],
  ['k', 'JO1'],
])('when the row of the open record leaves the list, %s goes on from its place to %s', async (key, next) => {
  await mountRows({ openRecord: 'JO2' });
  await press('JO2 leaves');
  find('button').blur();
  await pressKey(key);
  expect(opened.mock.calls).toEqual([[next]]);
});

test('rows that the address no longer describes are not opened', async () => {
  await mountRows({ openRecord: 'JO2' });
  find('[data-list]').inert = true;
  await pressKey('j', current());
  expect(opened).not.toHaveBeenCalled();
});

test('? shows the keys', async () => {
  await mountRows();
  await pressKey('?');
  expect(onHelp).toHaveBeenCalledOnce();
});
