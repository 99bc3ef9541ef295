import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import type { Language } from '../../i18n/languages.ts';
import { WorkshopTime } from './workshop-time.tsx';

beforeEach(() => {
  // It is 00:30 of 24 November in the workshop, and still 23 November in Europe.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T16:30:00Z') });
});
afterEach(() => void vi.useRealTimers());

function html(
  value: string,
  { language = 'en', whole = false }: { language?: Language; whole?: boolean } = {},
) {
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(language)}>
      <MemoryRouter>
        <WorkshopTime value={value} whole={whole} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}
const shown = (...args: Parameters<typeof html>) => html(...args).replace(/<[^>]*>/g, '');

test('today is the day of the workshop, wherever the reader is', () => {
  expect(shown('2026-11-23T16:02:00Z')).toBe('today 00:02');
  expect(shown('2026-11-23T15:59:00Z')).toBe('23 Nov 23:59');
});

test('the year is shown too, once it is another year in the workshop', () => {
  expect(shown('2025-12-31T16:00:00Z')).toBe('1 Jan 00:00');
  expect(shown('2025-12-31T15:59:00Z')).toBe('31 Dec 2025 23:59');
});

test('a reader of Chinese gets Chinese dates', () => {
  expect(shown('2026-11-22T06:02:00Z', { language: 'zh' })).toBe('11月22日 14:02');
  expect(shown('2026-11-23T16:02:00Z', { language: 'zh' })).toBe('今天 00:02');
});

test('the whole time of the workshop is the title, and also the text where it is asked for', () => {
  const value = '2026-11-23T16:02:03Z';
  expect(html(value)).toContain('title="24 November 2026 at 00:02:03"');
  expect(html(value)).toContain(`dateTime="${value}"`);
  expect(shown(value, { whole: true })).toBe('24 November 2026 at 00:02:03');
});
