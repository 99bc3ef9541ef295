import { expect, it } from 'vitest';
import { isBackupDue } from './nightly-backup.ts';

const at = (time: string) => Date.parse(`${time}+08:00`);

it.each([
  ['no backup yet', null, '2026-11-28T12:00', true],
  ['the evening after tonight’s', '2026-11-28T03:35', '2026-11-28T23:00', false],
  ['the next night, before its time', '2026-11-28T03:35', '2026-11-29T03:29', false],
  ['the next night, at its time', '2026-11-28T03:35', '2026-11-29T03:30', true],
  ['a machine that was off for two days', '2026-11-26T03:35', '2026-11-28T01:00', true],
  ['one made by hand during the day', '2026-11-27T15:00', '2026-11-28T04:00', true],
] as const)('a backup is due: %s', (_, madeAt, now, isDue) => {
  expect(isBackupDue(madeAt && `${madeAt}+08:00`, at(now))).toBe(isDue);
});
