import { passwordsAtWork } from '../src/auth/password.ts';

/** Passwords wait from now on, after `more` others. @returns lets them be checked */
export function holdPasswords(more = 0): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  for (let work = 0; work < passwordsAtWork.concurrency + more; work += 1) void passwordsAtWork(() => held);
  return letGo;
}
