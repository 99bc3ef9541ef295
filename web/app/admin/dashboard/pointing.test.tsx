// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountDashboard } from '../testing/mount-dashboard.tsx';
import { click, find } from '../testing/mount-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T04:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function happen(type: string, pointerType: string, clientX = 32): Promise<void> {
  const chart = find('svg.touch-pan-y');
  await act(async () => {
    chart.dispatchEvent(new PointerEvent(type, { pointerType, clientX, bubbles: true }));
  });
}

/** A lifted finger leaves the chart and then clicks it. */
async function tap(clientX?: number): Promise<void> {
  await happen('pointerdown', 'touch', clientX);
  await happen('pointerup', 'touch', clientX);
  await happen('pointerout', 'touch', clientX);
  await happen('click', 'touch', clientX);
}

const first = 'Tue 24 Feb';
const last = 'Mon 2 Mar';
const readout = () => find('div.min-h-14').textContent;

test('a day that is tapped stays chosen until another tap', async () => {
  await mountDashboard();
  await tap();
  expect(readout()).toContain(first);
  // The chart has no width in this test, so its last day is on the other side.
  await tap(-32);
  expect(readout()).toContain(last);
  await click(find('h1'));
  expect(readout()).toContain('This period');
});

test('a finger that scrolls the page leaves the day that was chosen', async () => {
  await mountDashboard();
  await tap();
  await happen('pointerdown', 'touch', -32);
  await happen('pointercancel', 'touch', -32);
  await happen('pointerout', 'touch', -32);
  expect(readout()).toContain(first);
});

test('a mouse chooses a day only while it is over the chart', async () => {
  await mountDashboard();
  await happen('pointermove', 'mouse');
  expect(readout()).toContain(first);
  await happen('pointerout', 'mouse');
  expect(readout()).toContain('This period');
});
