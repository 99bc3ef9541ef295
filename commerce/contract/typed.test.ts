import { expect, test } from 'vitest';
import * as fields from './fields.ts';
import { yuanInput } from './money.ts';
import { factorProof } from './proof.ts';
import {
  emailPattern,
  typedAccount,
  typedAmount,
  typedCode,
  typedEmail,
  typedLine,
  typedPassword,
  typedPhone,
  typedRecoveryCode,
  typedSmsCode,
  typedText,
} from './typed.ts';

test.each([
  ['１３８００１３８０００'],
  ['8613800138000'],
  ['008613800138000'],
  ['+86 138-0013-8000'],
  ['138.0013.8000'],
  ['138–0013–8000'],
  ['138‑0013−8000'],
  ['(138) 0013 8000'],
  ['\u202d138 0013 8000\u202c'],
  ['tel:+86-138-0013-8000'],
  ['138\u00a00013\u20098000\u200b'],
])('%j is the phone 13800138000', (typed) => {
  expect(typedPhone(typed)).toBe('13800138000');
  expect(fields.phone.parse(typed)).toBe('13800138000');
});

test.each(['abc13800138000', '138001380001', '86138001380', '+852 5123 4567', '١٣٨٠٠١٣٨٠٠٠'])(
  '%j is no mainland mobile number',
  (typed) => expect(fields.phone.safeParse(typed).success).toBe(false),
);

test.each([
  ['０９０４４７'],
  ['090 447'],
  ['090-447'],
  ['\u200b090447\u200b'],
  ['验证码 090447 5分钟'],
  ['【钧窑】您的验证码：０９０４４７，5分钟内有效。'],
  ['G-090447 is your code, valid for 5 minutes'],
])('%j holds the code 090447', (typed) => {
  expect(typedSmsCode(typed)).toBe('090447');
  expect(fields.smsCode.parse(typed)).toBe('090447');
});

test.each(['zqu57-cq4qy', 'ZQU57 – CQ4QY', 'zqu57—cq4qy', ' ZQU57CQ4QY\u200b', 'ｚｑｕ５７－ｃｑ４ｑｙ'])(
  '%j is the recovery code zqu57cq4qy',
  (typed) => {
    expect(typedRecoveryCode(typed)).toBe('zqu57cq4qy');
    expect(factorProof.parse({ kind: 'recovery', code: typed })).toMatchObject({ code: 'zqu57cq4qy' });
  },
);

test.each(['zqu57', 'zqu57-cq4qy-1', ''])('%j is no recovery code', (code) =>
  expect(factorProof.safeParse({ kind: 'recovery', code }).success).toBe(false),
);

test.each(['12345', '1234567', '13800138000', '12 34 56 7'])('%j holds no code', (typed) =>
  expect(fields.smsCode.safeParse(typed).success).toBe(false),
);

test.each([
  ['1,000', 1000],
  ['１０００', 1000],
  ['¥1000', 1000],
  ['￥1,200.50', 1200.5],
  ['1 000 元', 1000],
  ['\u202d99.9\u202c', 99.9],
])('%j is the amount %d', (typed, amount) => {
  expect(Number(typedAmount(typed))).toBe(amount);
  expect(yuanInput.parse(typed)).toBe(amount);
});

test.each(['1,5', '12,34', '1.000,00', '1e3', '-5', '12.345', '一千'])('%j is no amount', (typed) =>
  expect(yuanInput.safeParse(typed).success).toBe(false),
);

test.each([
  ['Tom&Anna@Example.com', 'tom&anna@example.com'],
  ['ich@müller.de', 'ich@xn--mller-kva.de'],
  ['ich@xn--mller-kva.de', 'ich@xn--mller-kva.de'],
  ['wang＠例子.公司', 'wang@xn--fsqu00a.xn--55qx5d'],
  ['a@b。com', 'a@b.com'],
  [" o'neil@x.ie", "o'neil@x.ie"],
  ['\u202aname@x-y.co.uk\u202c', 'name@x-y.co.uk'],
])('%j is the email address %j', (typed, email) => {
  expect(typedEmail(typed)).toBe(email);
  expect(fields.email.parse(typed)).toBe(email);
});

test.each([
  'a@b',
  'a..b@c.de',
  '.a@b.cc',
  'a.@b.cc',
  'a@-b.cc',
  'a@b..cc',
  'a@b.c',
  '王@例子.公司',
  'a@b.com/é',
  'a@exa mple.com',
  'a@b.com/é',
  'a@exa mple.com',
  'a@b@c.de',
])('%j is no email address', (typed) => {
  expect(emailPattern.test(typedEmail(typed))).toBe(false);
  expect(fields.email.safeParse(typed).success).toBe(false);
});

test.each([
  ['Demo@Junyao。example', 'demo@junyao.example'],
  ['＋86 138－0013－8000', '13800138000'],
  ['13800138000\u3164', '13800138000'],
])('%j logs in as %j', (typed, account) => expect(typedAccount(typed)).toBe(account));

test.each([['👩‍🎨小窑'], ['👨‍👩‍👧‍👦 家'], ['👩🏽‍🚀'], ['❤️‍🔥'], ['🏴󠁧󠁢󠁳󠁣󠁴󠁿'], ['می‌خواهم'], ['क्‍ष'], ['𠮷田']])(
  '%j stays as it is',
  (typed) => {
    expect(typedLine(typed)).toBe(typed);
    expect(fields.line(1, 40).parse(typed)).toBe(typed);
  },
);

test.each([
  ['林\u200d诗涵', '林诗涵'],
  ['ad\u200cmin', 'admin'],
  ['\u00adsoft\u00adhyphen', 'softhyphen'],
  ['\ufeff王五\u200b', '王五'],
  ['颐和园路\t5号', '颐和园路 5号'],
  ['　李　四　', '李 四'],
  ['两\r\n行', '两 行'],
  ['盲\u2800文', '盲 文'],
  ['e\u0301', 'é'],
  ['２０２６年', '２０２６年'],
])('the line %j is %j', (typed, line) => expect(typedLine(typed)).toBe(line));

test('a text keeps its lines and loses tabs, odd spaces and characters that nobody sees', () => {
  expect(typedText('　　您好\t王\u200b老师\r\n\r\n二行\u2028三行  末 ')).toBe(
    '您好 王老师\n\n二行\n三行  末',
  );
});

test.each(['a\u0000b', 'a\u0007', '\ud800', 'a\u0085b'])('a line with %j is refused', (typed) =>
  expect(fields.line(0, 40).safeParse(typed).success).toBe(false),
);

test('words to search for are written in one way', () => {
  expect(typedCode(' ＪＹ－２０２４\u200b ﾃﾝ ')).toBe('JY-2024 テン');
});

test('a password is only brought into one Unicode form', () => {
  expect(typedPassword(' Cafe\u0301\u200b１ ')).toBe(' Caf\u00e9\u200b１ ');
});

test('a long text of format characters takes no noticeable time', () => {
  const long = `\u{1F3F4}${'\u{E0061}'.repeat(50_000)}`;
  const begin = performance.now();
  typedLine(long);
  typedEmail(`${'a.'.repeat(20_000)}@b.cc`);
  expect(performance.now() - begin).toBeLessThan(1000);
});
