// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, useSearchParams } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { ListFilters } from './list-filters.tsx';
import { readListQuery } from './list-query.ts';
import { listFormId } from './use-show-list.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Page() {
  const [search] = useSearchParams();
  return (
    <form id={listFormId}>
      <ListFilters query={readListQuery(search)} />
      <output>{search.toString()}</output>
    </form>
  );
}

async function open() {
  vi.useFakeTimers();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(() => root.unmount());
    vi.useRealTimers();
  });
  const Stub = createRoutesStub([{ path: '/artworks', Component: Page }]);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={serverI18n('en')}>
        <Stub initialEntries={['/artworks']} />
      </I18nextProvider>,
    ),
  );
}

async function type(name: string, text: string) {
  const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  await act(async () => {
    field?.focus();
    if (field) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1_000);
  });
}

const invalid = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map(({ name }) => name);
const said = () => document.querySelector('[role="status"]')?.textContent;
const address = () => document.querySelector('output')?.textContent;

test('a price that the list leaves out is marked and named, until it is a price', async () => {
  const sentence = serverI18n('en').t('artworks:search.priceUnreadable');
  await open();
  await type('minPrice', '1 000');
  expect([address(), invalid(), said()]).toEqual(['minPrice=1000', [], '']);
  await type('maxPrice', '12,50');
  expect([address(), invalid(), said()]).toEqual(['minPrice=1000', ['maxPrice'], sentence]);
  await type('maxPrice', '2000');
  expect([address(), invalid(), said()]).toEqual(['minPrice=1000&maxPrice=2000', [], '']);
  await type('minPrice', '1,5');
  expect([address(), invalid(), said()]).toEqual(['maxPrice=2000', ['minPrice'], sentence]);
  await type('minPrice', '');
  expect([address(), invalid(), said()]).toEqual(['maxPrice=2000', [], '']);
});
