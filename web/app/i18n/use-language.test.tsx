// @vitest-environment happy-dom
import { useLoaderData } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { mountPage, press } from '../private/testing/mount-page.tsx';
import { useSwitchLanguage } from './use-language.ts';

afterEach(() => {
  document.documentElement.lang = '';
});

/** A button with the language in which the page was loaded. */
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
