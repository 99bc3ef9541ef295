import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { encode } from '../../../web/server/compress.ts';
import { root } from '../../shop/services.ts';

/**
 * Forked with the address of a page. Renders as many elements as the page has with React and compresses the bytes of the
 * page, for each request: what a page costs that loads, translates and decides nothing.
 */
const [address = ''] = process.argv.slice(2);

// The CMS installs an older React at the root of the repository.
const requireOfWeb = createRequire(path.join(root, 'web/package.json'));
const { createElement } = requireOfWeb('react') as typeof import('react');
const { renderToString } = requireOfWeb('react-dom/server') as typeof import('react-dom/server');

const page = Buffer.from(await (await fetch(address)).arrayBuffer());
const elements = page.toString().match(/<[a-z]/g)?.length ?? 0;

const server = createServer(async (_, response) => {
  renderToString(createElement(List));
  const body = await encode(page, 'br', 2);
  response.writeHead(200, { 'Content-Encoding': 'br', 'Content-Length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

function List() {
  const items = Array.from({ length: elements }, (_, index) => createElement(Item, { key: index, index }));
  return createElement('ul', null, items);
}

function Item({ index }: { index: number }) {
  return createElement('li', { className: 'item' }, `Piece ${index}`);
}
