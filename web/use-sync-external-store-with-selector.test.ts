// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useSyncExternalStoreWithSelector } from './use-sync-external-store-with-selector.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

interface Table {
  selected: string[];
  sort: string;
}

function createStore(first: Table) {
  let table = first;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => table,
    write(next: Table) {
      table = next;
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

const sameItems = (one: string[], other: string[]) => one.join() === other.join();
let renders = 0;

function Selected({ store }: { store: ReturnType<typeof createStore> }) {
  renders += 1;
  const selected = useSyncExternalStoreWithSelector(
    store.subscribe,
    store.read,
    null,
    (table) => [...table.selected],
    sameItems,
  );
  return selected.join();
}

async function mount(store: ReturnType<typeof createStore>) {
  const root = createRoot(document.body);
  await act(async () => root.render(createElement(Selected, { store })));
  onTestFinished(() => act(async () => root.unmount()));
  return root;
}

test('what was selected from the store is shown again when it changes', async () => {
  const store = createStore({ selected: ['a'], sort: '' });
  await mount(store);
  expect(document.body.textContent).toBe('a');
  await act(async () => store.write({ selected: ['a', 'b'], sort: '' }));
  expect(document.body.textContent).toBe('a,b');
});

test('a change of the store that leaves the selection equal renders nothing', async () => {
  const store = createStore({ selected: ['a'], sort: '' });
  await mount(store);
  const before = renders;
  await act(async () => store.write({ selected: ['a'], sort: '-amount' }));
  expect(renders).toBe(before);
});

test('an unmounted component no longer listens to the store', async () => {
  const store = createStore({ selected: [], sort: '' });
  const root = await mount(store);
  expect(store.listeners.size).toBe(1);
  await act(async () => root.unmount());
  expect(store.listeners.size).toBe(0);
});

test('on the server the selection comes from the snapshot of the server, if there is one', () => {
  const render = (readOnServer: (() => Table) | null) =>
    renderToStaticMarkup(
      createElement(() =>
        useSyncExternalStoreWithSelector(
          () => () => {},
          () => ({ selected: [], sort: 'browser' }),
          readOnServer,
          ({ sort }) => sort,
        ),
      ),
    );
  expect(render(() => ({ selected: [], sort: 'server' }))).toBe('server');
  expect(render(null)).toBe('browser');
});
