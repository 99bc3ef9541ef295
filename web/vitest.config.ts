import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    include: ['{app,server}/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
  },
});
