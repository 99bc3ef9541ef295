import { type PasswordLine, passwordLines } from '../src/auth/password.ts';

/** Passwords in the line wait from now on, after `more` others. @returns lets them be checked */
export function holdPasswords(line: PasswordLine, more = 0): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const queue = passwordLines[line];
  for (let work = 0; work < queue.concurrency + more; work += 1) void queue(() => held);
  return letGo;
}
