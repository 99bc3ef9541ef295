import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Refusal } from './run-command.ts';

/**
 * Without a terminal, the first line of the standard input is the password.
 * @throws Refusal if the two differ, or at Ctrl+C and Ctrl+D
 */
export async function askPassword(): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/, 1)[0] ?? '';
  // The interface would show each letter that is typed.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: true });
  const ask = async (question: string) => {
    stdout.write(question);
    const line = await lines.question('').catch(() => null);
    stdout.write('\n');
    if (line === null) throw new Refusal('No password was given.');
    return line;
  };
  try {
    const password = await ask('Password: ');
    if ((await ask('The same password again: ')) !== password) throw new Refusal('The two passwords differ.');
    return password;
  } finally {
    lines.close();
  }
}
