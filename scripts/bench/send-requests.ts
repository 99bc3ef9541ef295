import { Agent, request } from 'node:http';

export interface Job {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export type Send = (job: Job) => Promise<string>;

/** `send` resolves with the body and throws as `sendRequests` does. */
export function createSender(origin: string, connections: number): { send: Send; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return { send: (job) => send(origin, job, agent), close: () => agent.destroy() };
}

/** The bodies have the order of the jobs. @throws Error when an answer has another status than 200 */
export async function sendRequests(
  origin: string,
  jobs: readonly Job[],
  connections: number,
): Promise<{ bodies: string[]; seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const bodies: string[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < jobs.length; index = next++) {
      const job = jobs[index];
      if (job) bodies[index] = await send(origin, job, agent);
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  return { bodies, seconds };
}

function send(origin: string, { method, path, headers, body }: Job, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const outgoing = request(
      origin + path,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const answered = Buffer.concat(chunks).toString();
          if (answer.statusCode === 200) resolve(answered);
          else reject(new Error(`${method} ${path} answered ${answer.statusCode} ${answered.slice(0, 300)}`));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}
