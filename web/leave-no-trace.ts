import { afterAll, vi } from 'vitest';

/** The files of a worker share their globals and the window, so each file cleans up for the next one. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // Some modules of the shop have a state, so the next file loads them anew.
  vi.resetModules();
  if (!('document' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
