// @vitest-environment happy-dom
import { useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { mountPage, press } from '../private/testing/mount-page.tsx';
import { useSwitchLanguage } from './use-language.ts';

afterEach(() => {
  document.documentElement.lang = '';
});

function Switch() {
  const switchLanguage = useSwitchLanguage();
  return (
    <button type="button" onClick={() => void switchLanguage('zh')}>
      {useLoaderData<string>()}
    </button>
  );
}

test('a switch loads the page again in the new language', async () => {
  document.documentElement.lang = 'en';
  const loader = () => document.documentElement.lang;
  await mountPage(Switch, '/admin/roles', { loader, hydrateFallbackElement: null });
  await press('en');
  expect(document.querySelector('button')?.textContent).toBe('zh');
});

test('a switch of a page that the browser has translated loads the document anew', async () => {
  document.documentElement.lang = 'en';
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const loader = () => document.documentElement.lang;
  await mountPage(Switch, '/admin/roles', { loader, hydrateFallbackElement: null });
  const button = document.querySelector('button');
  button?.replaceChildren(translated(button.textContent));
  await press('en');
  expect(reload).toHaveBeenCalledOnce();
  expect(document.cookie).toContain('i18next=zh');
  expect(button?.textContent).toBe('en');
});

/** A text as Chrome's translator leaves it. */
function translated(text: string | null): HTMLElement {
  const font = document.createElement('font');
  font.innerHTML = `<font>${text}</font>`;
  return font;
}
