import { areaList } from '@vant/area-data';
import fc from 'fast-check';
import { type Region, regionOf } from '../src/addresses/regions.ts';

const listed = Object.keys(areaList.county_list).map(regionOf);

/** A place that is in the list twice (工业园区, 苏州工业园区) appears only with the longer name. */
export const regions = listed.filter(
  ({ city, district }) =>
    !listed.some(
      (other) =>
        district.length > 2 &&
        other.city === city &&
        other.district !== district &&
        other.district.endsWith(district),
    ),
);

export interface Form {
  ways: Way[];
  streets: ((region: Region) => string)[];
  names: string[];
  phones: WrittenPhone[];
  orders: Part[][];
  gaps: string[];
  regionGaps: string[];
  labeled: boolean[];
}

type Part = 'name' | 'phone' | 'address';
type Way = (region: Region) => { places: string[]; isSure: boolean };

interface WrittenPhone {
  text: string;
  phone: string;
  extension: string;
}

/** Returns a name as people write it, such as 河南, 广西 or 许昌. */
export function withoutUnit(place: string): string {
  return place.length > 2
    ? place.replace(/(?:省|市|地区|(?:壮族|回族|维吾尔)?自治区|特别行政区)$/, '')
    : place;
}

function timesIn(names: string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

const inCountry = timesIn(listed.map(({ district }) => district));
const inProvince = timesIn(listed.map(({ province, district }) => province + district));
const isOnceInProvince = ({ province, district }: Region) => inProvince.get(province + district) === 1;

/** 县 and 省直辖县 occur only in the list. People write the municipality or the county in place of them. */
function writtenCity({ province, city, district }: Region): string {
  if (city === '县') return province;
  return city.includes('直辖县') ? district : city;
}

const ways: Way[] = [
  (region) => ({ places: [region.province, writtenCity(region), region.district], isSure: true }),
  (region) => ({
    places: [withoutUnit(region.province), withoutUnit(writtenCity(region)), region.district],
    isSure: true,
  }),
  (region) => ({ places: [writtenCity(region), region.district], isSure: true }),
  (region) => ({ places: [region.province, region.district], isSure: isOnceInProvince(region) }),
  (region) => ({ places: [withoutUnit(region.province), region.district], isSure: isOnceInProvince(region) }),
  ({ district }) => ({
    places: [district],
    isSure: inCountry.get(district) === 1 && /^..+[市区县旗]$/.test(district),
  }),
];

const streets: ((region: Region) => string)[] = [
  () => '颐和园路5号北京大学',
  () => '重庆大学 A 区',
  ({ province }) => `神垕镇${withoutUnit(province)}路5号${province}实验中学`,
  ({ city }) => `关爷庙村3组12号${city}会馆2楼`,
  () => '科苑路15号Ｂ座（3号楼）-1层',
  () => '陆家嘴街道 世纪大道100号，丰巢快递柜',
  () => '老街18号，邮编：461670',
  () => '长安街甲1号院5-2-301 菜鸟驿站（自提点）',
];

const hanName = fc
  .array(fc.constantFrom(...'王李张伟芳娜秀英敏静强磊军勇艳杰𠮷𡈽𣘺𠀋'), { minLength: 1, maxLength: 4 })
  .map((characters) => characters.join(''));
export const anyName = fc.oneof(
  hanName,
  fc.constantFrom('Emily Carter', 'O’Neil', 'José', '阿卜杜拉·买买提'),
);

const fullWidth = (digits: string) =>
  digits.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfe_e0));
const grouped = (sign: string) => (number: string) =>
  [number.slice(0, 3), number.slice(3, 7), number.slice(7)].join(sign);
const numberForms = [String, fullWidth, grouped('-'), grouped(' '), grouped('–'), grouped('.')];
const extensionForms = [
  () => '',
  (digits: string) => `-${digits}`,
  (digits: string) => `转${digits}`,
  (digits: string) => `（转 ${digits}）`,
  (digits: string) => ` 分机${digits}`,
];

export const anyPhone: fc.Arbitrary<WrittenPhone> = fc
  .record({
    phone: fc.stringMatching(/^1[3-9][0-9]{9}$/),
    digits: fc.stringMatching(/^[0-9]{4}$/),
    numberForm: fc.constantFrom(...numberForms),
    extensionForm: fc.constantFrom(...extensionForms),
    prefix: fc.constantFrom('', '', '+86 '),
  })
  .map(({ phone, digits, numberForm, extensionForm, prefix }) => {
    const after = extensionForm(digits);
    return { text: prefix + numberForm(phone) + after, phone, extension: after && `[${digits}]` };
  });

function some<Value>(values: Value[]): fc.Arbitrary<Value[]> {
  return fc.shuffledSubarray(values, { minLength: 1 });
}

/** Each region takes the next entry of each list, so that one form mixes many ways of writing. */
export const anyForm: fc.Arbitrary<Form> = fc.record({
  ways: some(ways),
  streets: some(streets),
  names: fc.array(anyName, { minLength: 1, maxLength: 11 }),
  phones: fc.array(anyPhone, { minLength: 1, maxLength: 13 }),
  orders: some<Part[]>([
    ['name', 'phone', 'address'],
    ['name', 'address', 'phone'],
    ['phone', 'name', 'address'],
    ['phone', 'address', 'name'],
    ['address', 'name', 'phone'],
    ['address', 'phone', 'name'],
  ]),
  gaps: some([' ', '，', '\n', ', ', '；', '\t', '　']),
  regionGaps: some(['', ' ', '/', '-', '，']),
  labeled: some([true, false]),
});

export function writtenAddress(form: Form, region: Region, index: number) {
  const pick = <Value>(list: Value[]) => list[index % list.length] as Value;
  const { places, isSure } = pick(form.ways)(region);
  const street = pick(form.streets)(region);
  const regionGap = pick(form.regionGaps);
  const name = pick(form.names);
  const { text: phoneText, phone, extension } = pick(form.phones);
  const order = pick(form.orders);
  const placesText = places.join(regionGap);
  const address = placesText + (pick(form.gaps) === ' ' ? ' ' : '') + street;
  // Words in Latin letters are recognized as a name only beside the phone or after a label.
  const isBesidePhone = order.indexOf('address') !== 1;
  const labeled = pick(form.labeled) || (/[a-z]/.test(name) && !isBesidePhone);
  const parts = labeled
    ? { name: `收货人：${name}`, phone: `电话: ${phoneText}`, address: `地址：${address}` }
    : { name, phone: phoneText, address };
  const text = order.map((part) => parts[part]).join(pick(form.gaps));
  const found = isSure ? { ...region, street } : { street: address };
  return { text, found: { recipientName: name + extension, phone, ...found } };
}
