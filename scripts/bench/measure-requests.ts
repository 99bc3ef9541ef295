import { connect } from 'node:net';

/**
 * Requests a URL over several connections at once. Each connection sends its next request when the answer has
 * arrived. All answers must be as long as the first answer.
 * @returns the number of answers per second
 */
export async function measureRequests(
  url: URL,
  connections: number,
  milliseconds: number,
  headers: Record<string, string> = { 'Accept-Encoding': 'br' },
): Promise<number> {
  const until = Date.now() + milliseconds;
  const begin = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, () => requestRepeatedly(url, headers, until)),
  );
  const seconds = (performance.now() - begin) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

/**
 * Counts bytes instead of parsing the answers, so that the client leaves more processor time to the server.
 */
function requestRepeatedly(url: URL, headers: Record<string, string>, until: number): Promise<number> {
  const lines = Object.entries({ Host: url.host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
    let length = 0;
    let received = 0;
    let answers = 0;
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (length === 0) length = answerLength(chunk);
      received += chunk.length;
      if (received < length) return;
      if (received > length) return void socket.destroy(new Error('an answer was longer than the first one'));
      received = 0;
      answers += 1;
      if (Date.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve(answers);
      }
    });
  });
}

/**
 * Length of head and body in bytes.
 * @throws Error when the head is incomplete, has no content-length or has another status than 200
 */
function answerLength(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.subarray(0, end).toString('latin1');
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (end === -1 || !length || !head.startsWith('HTTP/1.1 200'))
    throw new Error(`unexpected answer:\n${head}`);
  return end + 4 + Number(length);
}
