import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Sample } from './sample.ts';

const primitives = import.meta.glob<Record<string, unknown>>(['../ui/*.{ts,tsx}', '!**/*.test.*']);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Returns the HTML and the components of `ui` that were not rendered. */
async function show(choose: (sample: Sample) => boolean = () => true) {
  for (const file of Object.keys(primitives)) vi.doMock(file, { spy: true });
  const { SamplesPage, samples } = await import('./ui.tsx');
  const html = renderToStaticMarkup(<SamplesPage samples={samples.filter(choose)} />);
  const missing: string[] = [];
  for (const [file, load] of Object.entries(primitives)) {
    for (const [name, value] of Object.entries(await load())) {
      const isShown = vi.isMockFunction(value) && value.mock.calls.length > 0;
      if (/^[A-Z]/.test(name) && !isShown) missing.push(`${file}: ${name}`);
    }
  }
  return { html, missing };
}

test('the page shows every component of ui, in both languages', async () => {
  const { html, missing } = await show();
  expect(missing).toEqual([]);
  expect(html).toContain('>加入购物车</button>');
  expect(html).toContain('>Add to cart</button>');
});

test('a component that the page does not show is reported as missing', async () => {
  const { missing } = await show(({ title }) => title !== 'Stepper');
  expect(missing).toEqual(['../ui/stepper.tsx: Stepper']);
});

test.each([
  ['development', true],
  ['production', false],
  ['', false],
])('with NODE_ENV "%s" the page exists: %s', async (mode, exists) => {
  vi.stubEnv('NODE_ENV', mode);
  const { default: routes } = await import('../routes.ts');
  expect(JSON.stringify(routes).includes('dev/')).toBe(exists);
});
