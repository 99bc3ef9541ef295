import { handler } from 'altcha-lib/workers/shared';
import { deriveKey } from './derive-key.ts';

/** A worker of its own Content-Security-Policy, which allows it WebAssembly and nothing else (web/server). */
handler({ deriveKey });
