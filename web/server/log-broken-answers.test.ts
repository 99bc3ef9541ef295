import { mkdir, writeFile } from 'node:fs/promises';
import { get, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from './log.ts';
import { logBrokenAnswers } from './log-broken-answers.ts';
import { type RunningWeb, startWeb } from './testing/start-web.ts';

let web: RunningWeb;
let pdf: string;

beforeEach(async () => {
  web = await startWeb();
  const folder = path.join(web.config.mediaDir, 'pdf');
  await mkdir(folder, { recursive: true });
  pdf = path.join(folder, 'vase_1.pdf');
});

afterEach(async () => {
  vi.restoreAllMocks();
  await web.stop();
});

test('a visitor who leaves while a file is sent is logged at the level debug and not on the console', async () => {
  const { debug, warn, error } = spyOnLogs();
  await writeFile(pdf, Buffer.alloc(20_000_000));
  const request = get(`${web.url}/media/pdf/vase_1.pdf`, (answer) => {
    answer.once('data', () => request.destroy());
  });
  request.on('error', () => undefined);
  await expect.poll(() => debug.mock.calls).toHaveLength(1);
  expect(debug.mock.calls[0]?.[0]).toMatchObject({
    err: { code: expect.stringMatching(/^(ERR_STREAM_PREMATURE_CLOSE|ECONNRESET|EPIPE)$/) },
    traceId: expect.any(String),
    path: '/media/pdf/vase_1.pdf',
  });
  expect(warn).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

test.each(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])('%s means that the visitor left', (code) => {
  const { debug, warn } = spyOnLogs();
  const request = new IncomingMessage(new Socket());
  const ctx = new Koa().createContext(request, new ServerResponse(request));
  logBrokenAnswers(Object.assign(new Error('left'), { code }), ctx);
  expect(debug).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});

function spyOnLogs() {
  return {
    debug: vi.spyOn(log, 'debug').mockReturnValue(),
    warn: vi.spyOn(log, 'warn').mockReturnValue(),
    error: vi.spyOn(console, 'error').mockReturnValue(),
  };
}

test('any other failure to send a file is a warning', async () => {
  const { debug, warn, error } = spyOnLogs();
  // A folder has a size but cannot be read as a file.
  await mkdir(pdf);
  await expect(fetch(`${web.url}/media/pdf/vase_1.pdf`).then((answer) => answer.text())).rejects.toThrow();
  await expect.poll(() => warn.mock.calls).toHaveLength(1);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ err: { code: 'EISDIR' }, path: '/media/pdf/vase_1.pdf' });
  expect(debug).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});
