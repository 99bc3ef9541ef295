import { beforeAll } from 'vitest';
import { cms } from './cms.ts';

// The start counts against the time limit of a hook, not against that of the first test.
beforeAll(() => cms());
