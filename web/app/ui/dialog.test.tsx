// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Address" closeLabel="Close">
        <input type="file" />
      </Dialog>
    </>
  );
}

test('a dialog that is opened again right after Esc stays open when the close event comes late', async () => {
  const root = createRoot(document.body);
  await act(() => root.render(<Page />));
  const dialog = document.querySelector('dialog');
  const tell = (event: Event, target: Element | null | undefined) => act(() => target?.dispatchEvent(event));
  const file = dialog?.querySelector('input');
  await tell(new Event('cancel', { bubbles: true }), file);
  expect(dialog?.open).toBe(true);
  await tell(new Event('cancel'), dialog);
  expect(dialog?.open).toBe(false);
  await act(() => document.querySelector('button')?.click());
  expect(dialog?.open).toBe(true);
  await tell(new Event('close'), dialog);
  expect(dialog?.open).toBe(true);
  await act(() => root.unmount());
});
