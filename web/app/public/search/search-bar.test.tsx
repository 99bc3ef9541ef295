// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { choicesIn } from './choices-in.ts';
import { SearchBar } from './search-bar.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const search = vi.fn<(form: HTMLFormElement) => void>();
const texts = { label: 'Search', placeholder: '', submitLabel: 'Search' };

function Page() {
  return (
    <SearchBar {...texts} action="/" value="bowl" pauseMilliseconds={0} onSearch={search}>
      <select name="status" defaultValue="">
        <option value="">All</option>
        <option value="sold">Sold</option>
      </select>
    </SearchBar>
  );
}

/** Starts the scripts of a page with a search, after the visitor has done something. Returns the searches. */
async function startScripts(earlyAct: () => void): Promise<string[]> {
  search.mockClear();
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  document.body.innerHTML = renderToString(<Stub />);
  earlyAct();
  const root = await act(async () => hydrateRoot(document.body, <Stub />));
  await act(async () => root.unmount());
  return search.mock.calls.map(([form]) => choicesIn(form).toString());
}

const field = <Field extends HTMLElement>(name: string) => {
  const found = document.querySelector<Field>(`[name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};

test('what was chosen or typed before the scripts started is searched for', async () => {
  const chosen = () => {
    field<HTMLSelectElement>('status').value = 'sold';
  };
  expect(await startScripts(chosen)).toEqual(['q=bowl&status=sold']);
  const typed = () => {
    field<HTMLInputElement>('q').value = 'vase';
  };
  expect(await startScripts(typed)).toEqual(['q=vase&status=']);
});

test('a page that nobody touched before its scripts started does not search', async () => {
  expect(await startScripts(() => {})).toEqual([]);
});
