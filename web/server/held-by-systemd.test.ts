import { expect, test } from 'vitest';
import { heldBySystemd } from './held-by-systemd.ts';

const own = String(process.pid);

test.each([
  ['a socket for this process is used', { LISTEN_PID: own, LISTEN_FDS: '1' }, 3],
  ['a socket for another process is not used', { LISTEN_PID: `${own}0`, LISTEN_FDS: '1' }, undefined],
  ['several sockets are not used', { LISTEN_PID: own, LISTEN_FDS: '2' }, undefined],
  ['without systemd, the port is opened', {}, undefined],
])('%s', (_, env, descriptor) => {
  expect(heldBySystemd(env)?.fd).toBe(descriptor);
});
