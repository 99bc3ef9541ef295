// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ResendButton } from './resend-button.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('the button keeps the focus while it counts down, and sends nothing then', async () => {
  const send = vi.fn(async () => 60);
  const root = createRoot(document.body);
  await act(() =>
    root.render(
      <ResendButton send={send} label="Send" againLabel="Again" waitLabel={(seconds) => `In ${seconds} s`} />,
    ),
  );
  const button = document.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  await act(async () => button?.click());
  expect(button?.querySelector('[aria-hidden]')?.textContent).toBe('In 60 s');
  expect(button?.querySelector('.sr-only')?.textContent).toBe('Again');
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  expect(button?.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(send).toHaveBeenCalledOnce();
  await act(() => root.unmount());
});
