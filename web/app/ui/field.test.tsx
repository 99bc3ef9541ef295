// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Input } from './field.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const root = createRoot(document.body);
afterEach(() => act(() => root.render(null)));

const show = (error?: string) => act(() => root.render(<Input label="Phone" name="phone" error={error} />));
const input = () => document.querySelector('input');

test('an error is the description of its field, and no alert that the focus would repeat', async () => {
  await show();
  await show('Please enter phone number');
  const noteId = input()?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(noteId)?.textContent).toBe('Please enter phone number');
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('an error in the field that already has the focus announces itself', async () => {
  await show();
  input()?.focus();
  await show('Please enter phone number');
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Please enter phone number');
});
