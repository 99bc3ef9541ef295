import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes every request and does nothing with it. */
const server = createServer((request, response) => {
  request.resume();
  response.end('ok\n');
});
server.listen({ host: '127.0.0.1', port: 0, backlog: 4096 }, () => {
  process.send?.((server.address() as AddressInfo).port);
});
process.on('disconnect', () => process.exit());
