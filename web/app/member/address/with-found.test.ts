import { expect, test } from 'vitest';
import { withFound } from './with-found.ts';

const before = { recipientName: '', phone: '', province: '', city: '', district: '', street: '旧街' };
const yuzhou = { province: '河南省', city: '许昌市', district: '禹州市' };
const earlier = {};
const found = { recipientName: '李四', phone: '13800138000', ...yuzhou };

test('the found parts fill the fields, and a part that was not found keeps what was typed', () => {
  expect(withFound({ before, now: before, found, earlier })).toEqual({ ...found, street: '旧街' });
});

test('a field that was changed while the text was read keeps what was typed', () => {
  const now = { ...before, recipientName: 'Emily Carter', street: '' };
  expect(withFound({ before, now, found: { ...found, street: '新街' }, earlier })).toEqual({
    ...found,
    ...now,
    ...yuzhou,
    phone: found.phone,
  });
});

test('a region that was changed in the meantime stays as a whole', () => {
  const now = { ...before, province: '浙江省' };
  expect(withFound({ before, now, found, earlier })).toMatchObject({
    province: '浙江省',
    city: '',
    district: '',
    phone: found.phone,
  });
});

test('what an earlier text filled in is cleared if this text lacks it, and what was typed over it stays', () => {
  const now = { ...before, ...found, street: '新街' };
  const text = { phone: '13900139000', street: '神垕镇 1 号' };
  expect(withFound({ before: now, now, found: text, earlier: { ...found, street: '旧街' } })).toEqual({
    ...{ recipientName: '', province: '', city: '', district: '' },
    ...text,
  });
  const typed = { ...now, recipientName: '王五' };
  expect(withFound({ before: typed, now: typed, found: text, earlier: found }).recipientName).toBe('王五');
});
