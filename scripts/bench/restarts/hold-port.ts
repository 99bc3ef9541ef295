import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The sleeping thread never accepts a connection itself. */
const listenAndSleep = `
  const { createServer } = require('node:net');
  const { parentPort, workerData } = require('node:worker_threads');
  const server = createServer().listen({ host: '127.0.0.1', port: workerData, backlog: 4096 }, () => {
    parentPort.postMessage(server._handle.fd);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;

/** As with systemd (deploy/junyao-*.socket), connections wait in the kernel until a process accepts them. */
export async function holdPort(port: number): Promise<{ descriptor: number; free(): Promise<unknown> }> {
  const thread = new Worker(listenAndSleep, { eval: true, workerData: port });
  const [descriptor] = await once(thread, 'message');
  return { descriptor, free: () => thread.terminate() };
}
