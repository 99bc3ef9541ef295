import { connect, type Socket } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { own } from '../../../commerce/contract/own.ts';

/** A script forks this one with the port of web, the name of an attack and the load, and kills it after a while. */

const attacker = '127.0.0.2';
const port = Number(process.argv[2]);
const perSecond = 500 * Number(process.argv[4]);

const attacks: Record<string, () => Promise<void>> = {
  async 'slow bodies'() {
    const sockets = Array.from({ length: 200 }, () =>
      open(`POST /api/auth/login HTTP/1.1\r\n${host}${json}Content-Length: 50000\r\n\r\n`),
    );
    for await (const _ of every(1000)) for (const socket of sockets) socket.write('x');
  },

  'huge headers': () => sendPaced(() => get('/artworks', hugeHeaders)),

  async 'idle sockets'() {
    for (let opened = 0; opened < 2000; opened += 1) keepOpen();
  },

  'forged addresses': () => {
    let sent = 0;
    return sendPaced(() => {
      sent += 1;
      const forged = `X-Forwarded-For: 10.${sent % 10}.${(sent >> 3) % 250}.${sent % 250}\r\n`;
      return sent % 2 ? get(`/artworks?minPrice=${sent}`, forged) : login(forged);
    });
  },

  async 'many addresses'() {
    let sent = 0;
    let answered = 0;
    setInterval(() => process.send?.(answered), 500);
    for await (const _ of every(2000 / perSecond)) {
      for (let each = 0; each < 2; each += 1) {
        sent += 1;
        // 1,000 accounts are guessed at.
        const first =
          sent % 2 ? get(`/artworks?minPrice=${sent}`) : login('', 13_900_000_000 + (sent % 2000));
        const address = `127.2.${(sent >> 8) % 40}.${sent & 255}`;
        const socket = open(first, address).once('data', () => {
          answered += 1;
        });
        socket.resume();
        setTimeout(() => socket.destroy(), 5000);
      }
    }
  },

  async flood() {
    let sent = 0;
    for (let each = 0; each < 32; each += 1) {
      const socket = open();
      const next = () => {
        sent += 1;
        socket.write(sent % 2 ? get(`/artworks?minPrice=${sent}`) : get('/api/product/search'));
      };
      socket.on('data', (chunk: Buffer) => {
        // Refusals and pages all end with one of these, which is close enough to send the next request.
        if (/(\n|\}|>|\r\n0\r\n\r\n)$/.test(chunk.subarray(-8).toString('latin1'))) next();
      });
      next();
    }
  },
};

const host = `Host: 127.0.0.1:${port}\r\n`;
const json = 'Content-Type: application/json\r\n';
const languages = Array.from({ length: 1200 }, (_, index) => `x${index};q=0.${index % 10}`).join(',');
/** Node takes up to 16 KB. */
const hugeHeaders = `Accept-Language: ${languages.slice(0, 12_000)}\r\nCookie: ${'a=b; '.repeat(500)}\r\n`;

function get(address: string, headers = ''): string {
  return `GET ${address} HTTP/1.1\r\n${host}${headers}\r\n`;
}

function login(headers: string, phone = 13_900_000_000): string {
  const body = JSON.stringify({ account: String(phone), password: 'Wrong-1234!' });
  return `POST /api/auth/login HTTP/1.1\r\n${host}${json}${headers}Content-Length: ${body.length}\r\n\r\n${body}`;
}

function open(first = '', localAddress = attacker): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  if (first) socket.write(first);
  return socket;
}

function keepOpen(): void {
  open().on('close', () => setTimeout(keepOpen, 100));
}

/** Over 50 connections, and without waiting for answers. */
async function sendPaced(next: () => string): Promise<void> {
  const sockets: Socket[] = [];
  const ticks = 50;
  let turn = 0;
  for await (const _ of every(1000 / ticks)) {
    for (let sent = 0; sent < perSecond / ticks; sent += 1) {
      turn = (turn + 1) % 50;
      if (!sockets[turn] || sockets[turn]?.destroyed) sockets[turn] = open().resume();
      sockets[turn]?.write(next());
    }
  }
}

await own(attacks, process.argv[3] ?? '')?.();
