import { beforeAll } from 'vitest';
import { cms } from './cms.ts';

// Within the time of a hook: the first test would otherwise have to wait for the start of Strapi.
beforeAll(() => cms());
