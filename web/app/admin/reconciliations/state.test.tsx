// @vitest-environment happy-dom
import { href } from 'react-router';
import { expect, test } from 'vitest';
import { mountScreen } from '../testing/mount-screen.tsx';
import { ReconciliationState } from './state.tsx';

test('the state tells how many differences there are, and how many of them are open', async () => {
  const of = { differences: 2, open: 1, gap: 260, replacedBy: null };
  await mountScreen(() => <ReconciliationState of={of} />, { address: href('/admin/finance/day') });
  expect(document.body.textContent).toContain('2 differences, 1 open');
});
