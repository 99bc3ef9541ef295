import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    include: ['{app,server}/**/*.test.{ts,tsx}'],
    env: { LOG_LEVEL: 'silent' },
    maxWorkers: 2,
    server: {
      // As in the server build: these must find the React of this workspace.
      deps: { inline: ['react-router', 'react-i18next', 'swr'] },
    },
  },
});
