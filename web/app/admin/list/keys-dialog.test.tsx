// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mountScreen } from '../testing/mount-screen.tsx';
import { KeysDialog } from './keys-dialog.tsx';

const every = { selects: true, opens: true, undoes: true };

test.each([
  ['everything can be done', every, '/ j k x Enter Esc u ?'],
  ['no rows can be selected', { ...every, selects: false }, '/ j k Enter Esc u ?'],
  ['rows have no records', { ...every, opens: false }, '/ j k x u ?'],
  ['nothing can be undone', { ...every, undoes: false }, '/ j k x Enter Esc ?'],
])('where %s, the keys that work are named', async (_, works, keys) => {
  await mountScreen(() => <KeysDialog open onClose={() => undefined} {...works} />);
  const named = [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(named.join(' ')).toBe(keys);
});
