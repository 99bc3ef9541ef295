import { beforeAll } from 'vitest';
import { cms } from './cms.ts';

// Starts Strapi within the time limit of a hook. Otherwise the first test would have to wait for the start.
beforeAll(() => cms());
