import { expect, test } from 'vitest';
import { importedAction } from './imported-action.ts';

const request = new Request('http://shop/auth', { method: 'POST' });

test('the imported action runs the form', async () => {
  const action = importedAction(async () => ({ action: async () => ({ done: 'saved' }) }));
  expect(await action({ request })).toEqual({ done: 'saved' });
});

test('when the code cannot be imported, the form shows the failure', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module');
  const action = importedAction(() => Promise.reject(error));
  expect(await action({ request })).toEqual({ fields: {}, error });
});

test('another error is thrown', async () => {
  const action = importedAction(async () => ({
    action: () => Promise.reject(new DOMException('left the page', 'AbortError')),
  }));
  await expect(action({ request })).rejects.toThrow('left the page');
});
