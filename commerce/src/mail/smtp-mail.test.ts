import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSmtpMail } from './smtp-mail.ts';

const mail = { email: 'potter@example.com', subject: '验证', text: 'Your code is 123456.' };

/** The lines that the server received. It accepts every e-mail unless `refusing` is true. */
let told: string[];
let refusing: boolean;
const server = createServer((socket) => void converse(socket));
let url: string;

beforeEach(async () => {
  [told, refusing] = [[], false];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

async function converse(socket: Socket): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 ready');
  let inData = false;
  for await (const line of createInterface({ input: socket })) {
    told.push(line);
    if (inData && line !== '.') continue;
    inData = line === 'DATA';
    if (inData) say('354 go on');
    else if (line === 'STARTTLS') say('502 unknown');
    else if (refusing && line.startsWith('RCPT')) say('550 unknown');
    else if (line === 'QUIT') socket.end('221 bye\r\n');
    else say('250 OK');
  }
}

test('a mail is sent to the mail server with its sender, recipient and text', async () => {
  await createSmtpMail(url, 'Junyao <shop@example.com>').send(mail);
  expect(told).toContain('MAIL FROM:<shop@example.com>');
  expect(told).toContain('RCPT TO:<potter@example.com>');
  expect(told).toContain('From: Junyao <shop@example.com>');
  expect(told).toContain('Subject: =?UTF-8?B?6aqM6K+B?=');
  expect(told).toContain('Your code is 123456.');
});

test('a mail that the server refuses is an error', async () => {
  refusing = true;
  await expect(createSmtpMail(url, 'shop@example.com').send(mail)).rejects.toThrow('550');
  server.close();
  await expect(createSmtpMail('smtp://127.0.0.1:9', 'shop@example.com').send(mail)).rejects.toThrow();
});

test('a server elsewhere gets no mail without TLS', async () => {
  // Another name of this machine.
  const elsewhere = url.replace('127.0.0.1', '0.0.0.0');
  await expect(createSmtpMail(elsewhere, 'shop@example.com').send(mail)).rejects.toThrow(/TLS/);
  expect(told.join()).not.toContain('MAIL FROM');
});
