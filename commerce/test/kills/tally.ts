import type { Kind, Promised } from './promises.ts';

type Count = Record<'acknowledged' | 'brokenOff' | 'brokenOffAndDone', number>;

export function createTally() {
  const counts = new Map<Kind, Count>();
  return {
    add({ kind, reply }: Promised, done: boolean): void {
      const count = counts.get(kind) ?? { acknowledged: 0, brokenOff: 0, brokenOffAndDone: 0 };
      if (reply) count.acknowledged += 1;
      else count.brokenOff += 1;
      if (!reply && done) count.brokenOffAndDone += 1;
      counts.set(kind, count);
    },
    total: (of: keyof Count) => [...counts.values()].reduce((sum, count) => sum + count[of], 0),
    lines: () =>
      [...counts].map(
        ([kind, { acknowledged, brokenOff, brokenOffAndDone }]) =>
          `  ${kind.padEnd(22)} ${acknowledged} acknowledged, ${brokenOff} broken off (${brokenOffAndDone} of them done)`,
      ),
  };
}
