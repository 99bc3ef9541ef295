import { afterAll, vi } from 'vitest';

/** The files of a worker share their globals and the window, so each file leaves to the next one what it found. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // The next file loads the modules of the shop anew, because some of them have a state.
  vi.resetModules();
  if (!('document' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
