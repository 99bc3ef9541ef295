import { own } from './own.ts';

/** `cms/src/read-secret.ts` is a copy of this file, and web imports it. */

const hour = 60 * 60 * 1000;

/**
 * How long a former secret is accepted. Half of it is the time to restart the services; the other half is the longest
 * life of what was signed with the former secret until then, such as the address of a preview.
 */
export const acceptedForMs = 2 * hour;

/** All times are epoch milliseconds. */
export interface Secret {
  /** What to send, sign and issue with: the former secret while some service may not know the new one. Empty if unset. */
  toUse(at: number): string;
  /** Never holds an empty secret. */
  accepted(at: number): readonly string[];
  /** The former ones too, even if they are refused by now: what was encrypted with them must stay readable. */
  known: readonly string[];
}

/** @throws Error that names the variable, and never its value */
export function readSecret(env: Record<string, string | undefined>, name: string): Secret {
  const value = own(env, name) ?? '';
  const former = readFormer(own(env, `${name}_OLD`) ?? '', name);
  return {
    toUse: (at) => former.find(({ until }) => at < until - acceptedForMs / 2)?.value ?? value,
    accepted: (at) =>
      [value, ...former.flatMap((each) => (at < each.until ? each.value : []))].filter((each) => each !== ''),
    known: [value, ...former.map((each) => each.value)].filter((each) => each !== ''),
  };
}

interface Former {
  value: string;
  until: number;
}

/** Oldest first. `npm run rotate` writes them. */
export function readFormer(text: string, name: string): Former[] {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean);
  return pairs.map((pair) => {
    const [value = '', time = '', more] = pair.split(/\s+/);
    const until = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(time) ? Date.parse(time) : Number.NaN;
    if (more !== undefined || Number.isNaN(until))
      throw new Error(
        `${name}_OLD is wrong: it is a former secret, a space and the time until which it is accepted, such as 2026-01-31T04:00:00Z`,
      );
    return { value, until };
  });
}
