/** The names as members read them. */
export const carriers = ['顺丰速运', '京东快递', '中国邮政', '德邦快递'];

/** Keyed by the name in files, in lower case and without words such as “express”. */
const names = new Map([
  ...['顺丰', 'sf', 'shunfeng'].map((name) => [name, '顺丰速运'] as const),
  ...['京东', 'jd', 'jdl'].map((name) => [name, '京东快递'] as const),
  ...['中国邮政', '邮政', 'chinapost'].map((name) => [name, '中国邮政'] as const),
  ...['ems', '邮政ems', '中国邮政ems'].map((name) => [name, 'EMS'] as const),
  ...['德邦', 'deppon', 'dbl'].map((name) => [name, '德邦快递'] as const),
  ...['中通', 'zto'].map((name) => [name, '中通快递'] as const),
  ...['圆通', 'yto'].map((name) => [name, '圆通速递'] as const),
  ...['申通', 'sto'].map((name) => [name, '申通快递'] as const),
  ...['韵达', 'yunda'].map((name) => [name, '韵达快递'] as const),
  ...['极兔', 'jt'].map((name) => [name, '极兔速递'] as const),
]);

/** Unifies names such as 顺丰, SF and SF Express. Unknown names stay. */
export function carrierNamed(written: string): string {
  const plain = written
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '');
  return names.get(plain.replace(/(速运|快递|速递|物流|快运|快递包裹|express|logistics)+$/, '')) ?? written;
}
