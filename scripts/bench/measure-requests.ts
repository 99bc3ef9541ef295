import { connect } from 'node:net';

const compressed = { 'Accept-Encoding': 'br' };

/** @returns answers per second */
export async function measureRequests(
  url: URL,
  connections: number,
  milliseconds: number,
  headers: Record<string, string> = compressed,
): Promise<number> {
  const sources = Array.from({ length: connections }, () => () => url);
  return (await measureEach(sources, milliseconds, headers)).perSecond;
}

export interface Measured {
  perSecond: number;
  /** 99 of 100 answers arrived within this time. */
  p99Milliseconds: number;
}

/** Each source of addresses has its own connection, which sends its next request when the answer has arrived. */
export async function measureEach(
  sources: readonly (() => URL)[],
  milliseconds: number,
  headers: Record<string, string> = compressed,
): Promise<Measured> {
  const until = Date.now() + milliseconds;
  const begin = performance.now();
  const times = (
    await Promise.all(sources.map((nextUrl) => requestRepeatedly(nextUrl, headers, until)))
  ).flat();
  const seconds = (performance.now() - begin) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p99Milliseconds: times[Math.ceil(times.length * 0.99) - 1] ?? 0,
  };
}

/** Counts bytes instead of parsing answers, to take little time from the server. Returns the milliseconds of each. */
function requestRepeatedly(
  nextUrl: () => URL,
  headers: Record<string, string>,
  until: number,
): Promise<number[]> {
  const first = nextUrl();
  const lines = Object.entries({ Host: first.host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  let url = first;
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    let sent = 0;
    const send = () => {
      sent = performance.now();
      socket.write(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`);
      url = nextUrl();
    };
    const socket = connect(Number(first.port), first.hostname, send);
    let length = 0;
    let received = 0;
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      // Pages differ in length.
      if (received === 0) length = answerLength(chunk);
      received += chunk.length;
      if (received < length) return;
      if (received > length) return void socket.destroy(new Error('an answer was longer than it said'));
      received = 0;
      times.push(performance.now() - sent);
      if (Date.now() < until) send();
      else {
        socket.destroy();
        resolve(times);
      }
    });
  });
}

/**
 * Bytes of head and body. @throws Error if the head is incomplete, lacks content-length or has another status than 200
 */
function answerLength(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.subarray(0, end).toString('latin1');
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (end === -1 || !length || !head.startsWith('HTTP/1.1 200'))
    throw new Error(`unexpected answer:\n${head}`);
  return end + 4 + Number(length);
}
