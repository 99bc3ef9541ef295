// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import { toastStore } from '../ui/toast.ts';
import { useOpenedPart } from './use-opened-part.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

interface Part {
  text: string;
}

let load: () => Promise<Part>;
const loadPart = () => load();

function Page() {
  const { module, open, show, close, near } = useOpenedPart(loadPart);
  return (
    <>
      <button type="button" {...near} onClick={show}>
        Open
      </button>
      {module && open && (
        <p>
          {module.text}
          <button type="button" onClick={close}>
            Close
          </button>
        </p>
      )}
    </>
  );
}

beforeEach(async () => {
  const root = createRoot(document.body);
  onTestFinished(() => act(() => root.unmount()));
  await act(() =>
    root.render(
      <I18nextProvider i18n={serverI18n('en')}>
        <Page />
      </I18nextProvider>,
    ),
  );
});

const button = () => document.querySelector('button');
const shown = () => document.querySelector('p')?.textContent;

test('a part that is opened before its code has arrived is shown as soon as the code arrives', async () => {
  let arrive: (part: Part) => void = () => {};
  load = () => new Promise((resolve) => (arrive = resolve));
  await act(async () => button()?.click());
  expect(shown()).toBeUndefined();
  await act(async () => arrive({ text: 'A form' }));
  expect(shown()).toContain('A form');
});

test('the code is loaded when the focus arrives, but the part is shown only when it is opened', async () => {
  const loaded = vi.fn(async () => ({ text: 'A form' }));
  load = loaded;
  await act(async () => button()?.focus());
  expect(loaded).toHaveBeenCalledOnce();
  expect(shown()).toBeUndefined();
  await act(async () => button()?.click());
  expect(shown()).toContain('A form');
  expect(loaded).toHaveBeenCalledOnce();
});

test('when the code does not arrive, a message says so, and the next press tries again', async () => {
  load = () => Promise.reject(new TypeError('Failed to fetch'));
  await act(async () => button()?.click());
  expect(toastStore.read()?.text()).toBe(serverI18n('en').t('errors:network'));
  load = async () => ({ text: 'A form' });
  await act(async () => button()?.click());
  expect(shown()).toContain('A form');
});
