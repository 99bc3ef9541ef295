import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember } from '../../test/factories.ts';
import { recognizeAddress } from './recognize-address.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const yuzhou = { province: '河南省', city: '许昌市', district: '禹州市' };

test('a member pastes an address in several lines and gets its parts', async () => {
  const { client } = await newMember(app);
  const text = '收货人：李四\n电话：138-0013-8000\n地址：河南许昌禹州神垕镇老街18号';
  expect(await client.ok('POST /userinfo/address/recognize', { text })).toEqual({
    recipientName: '李四',
    phone: '13800138000',
    ...yuzhou,
    street: '神垕镇老街18号',
  });
});

test('a text that is empty or longer than 300 characters is refused', async () => {
  const { client } = await newMember(app);
  for (const text of [' ', '省'.repeat(301)]) {
    const answer = await client.call('POST /userinfo/address/recognize', { text });
    expect(answer).toMatchObject({ httpStatus: 400, errorCode: 'SYS007' });
  }
});

test.each([
  ['重庆市忠县忠州镇1号', { province: '重庆市', city: '县', district: '忠县', street: '忠州镇1号' }],
  ['济源市天坛路1号', { province: '河南省', city: '省直辖县', district: '济源市', street: '天坛路1号' }],
  ['湖北潜江市仙桃市1号', { province: '湖北省', city: '省直辖县', district: '潜江市', street: '仙桃市1号' }],
  ['东莞市长安镇振安路1号', { province: '广东省', city: '东莞市', district: '长安镇', street: '振安路1号' }],
  [
    '上海浦东新区世纪大道100号',
    { province: '上海市', city: '上海市', district: '浦东新区', street: '世纪大道100号' },
  ],
])('the region of %s is written as on the list of regions', (text, parts) => {
  expect(recognizeAddress(text)).toEqual(parts);
});

describe('a recipient whose name is in Latin letters', () => {
  const place = { province: '浙江省', city: '杭州市', district: '西湖区', street: '文三路18号' };
  test.each([
    ['Emily Carter', 'Emily Carter, 13912345678, 浙江省杭州市西湖区文三路18号'],
    ['Emily Carter', '浙江省杭州市西湖区文三路18号 Emily Carter 13912345678'],
    ['Emily', '139 1234 5678 Emily 浙江省杭州市西湖区文三路18号'],
    ['Anne-Marie O’Neil', '地址：浙江省杭州市西湖区文三路18号\n电话：13912345678\n收件人：Anne-Marie O’Neil'],
  ])('%s is recognized and is no part of the street in %j', (recipientName, text) => {
    expect(recognizeAddress(text)).toEqual({ recipientName, phone: '13912345678', ...place });
  });

  test.each([
    'SOHO 13912345678 北京市朝阳区建国路88号',
    '13912345678 Room 5 北京市朝阳区建国路88号',
    '13912345678 备用电话：13800138000 北京市朝阳区建国路88号',
  ])('a part of the street in %j is no name', (text) => {
    expect(recognizeAddress(text)).not.toHaveProperty('recipientName');
  });
});

const wangWu = { recipientName: '王五', phone: '13800138000' };
const haidian = { province: '北京市', city: '北京市', district: '海淀区' };

describe('no character of a street is lost', () => {
  test.each([
    ['北京市海淀区颐和园路5号北京大学 王五 13800138000', haidian, '颐和园路5号北京大学'],
    [
      '王五，13800138000，重庆市沙坪坝区重庆大学 A 区',
      { province: '重庆市', city: '重庆市', district: '沙坪坝区' },
      '重庆大学 A 区',
    ],
    [
      '王五 13800138000 台北市松山区南京东路三段100号',
      { province: '台湾省', city: '台北市', district: '松山区' },
      '南京东路三段100号',
    ],
    [
      '香港油尖旺区弥敦道100号12楼B室\n王五\n13800138000',
      { province: '香港特别行政区', city: '九龙', district: '油尖旺区' },
      '弥敦道100号12楼B室',
    ],
    [
      '澳门特别行政区花地玛堂区黑沙环马路5号 王五 13800138000',
      { province: '澳门特别行政区', city: '澳门半岛', district: '花地玛堂区' },
      '黑沙环马路5号',
    ],
    ['河南省禹州市神垕镇关爷庙社区3组12号，王五，１３８００１３８０００', yuzhou, '神垕镇关爷庙社区3组12号'],
    [
      '收件人：王五 手机号码：+86 138 0013 8000 所在地区：河南省 许昌市 禹州市 详细地址：神垕镇，菜鸟驿站（自提点）',
      yuzhou,
      '神垕镇，菜鸟驿站（自提点）',
    ],
    ['【收货人】王五【电话】13800138000【地址】河南许昌禹州阳翟大道丰巢快递柜', yuzhou, '阳翟大道丰巢快递柜'],
    ['王五13800138000北京海淀中关村软件园二期10号楼西区-1层', haidian, '中关村软件园二期10号楼西区-1层'],
    [
      '中国北京市市辖区海淀区 清华东路35号（北门）Ｂ座1-2-301，邮编：100083 王五 收 13800138000',
      haidian,
      '清华东路35号（北门）Ｂ座1-2-301，邮编：100083',
    ],
    [
      'Name: 王五\nPhone: 138.0013.8000\nAddress: Room 5, Block B, 北京市海淀区成府路1号',
      haidian,
      'Room 5, Block B 成府路1号',
    ],
    ['北京市海淀区成府路1号 王五 86-138-0013-8000', haidian, '成府路1号'],
    ['北京市海淀区成府路1号（王五 13800138000 / 010-62751234）', haidian, '成府路1号（ 010-62751234）'],
    [
      '王五 13800138000 备用电话 13912345678 北京市海淀区成府路1号',
      haidian,
      '备用电话 13912345678 成府路1号',
    ],
    [
      '收货人：王五\n电话：13800138000\n座机电话：010-62751234\n地址：北京市海淀区成府路1号',
      haidian,
      '座机电话：010-62751234 成府路1号',
    ],
  ])('of %j', (text, region, street) => {
    expect(recognizeAddress(text)).toEqual({ ...wangWu, ...region, street });
  });
});

describe('what is not certain', () => {
  test.each([
    ['a district whose name several places have', '朝阳区建国路1号'],
    ['a district of another province than the one named', '河北省 海淀区颐和园路5号'],
    ['a district of another city than the one named', '杭州市 海淀区颐和园路5号'],
    ['a province after the district', '海淀区颐和园路5号，河北省'],
    ['a city without its town', '广东省东莞市'],
    ['a part of Hong Kong that is no district', '香港九龙旺角弥敦道100号'],
    ['a place of Macao that is no district', '澳门特别行政区大三巴街5号'],
    ['a region in traditional characters', '臺北市松山區南京東路'],
    ['a short name that belongs to a street', '河南郑州金水路5号'],
    ['a short name that belongs to a building', '南京鼓楼医院'],
    ['a house number before the phone', '建国路86'],
  ])('stays in the street, and name and phone are found: %s', (_, street) => {
    for (const text of [
      `${street} 王五 13800138000`,
      `王五 13800138000 ${street}`,
      `${street}\n13800138000\n王五`,
    ]) {
      expect(recognizeAddress(text)).toEqual({ ...wangWu, street });
    }
  });

  test.each(['hello world', '1'.repeat(300)])('is %s, which is no address in China', (text) => {
    expect(recognizeAddress(text)).toEqual({});
  });
});

describe('the extension of a phone stands behind the name, as couriers print it', () => {
  test.each([
    '王五 13800138000-4321 北京市海淀区颐和园路5号',
    '北京市海淀区颐和园路5号 王五 13800138000转4321',
    '收货人：王五，电话：138 0013 8000（转4321），地址：北京市海淀区颐和园路5号',
    '王五 13800138000 分机：4321\n北京市海淀区颐和园路5号',
    '收货人：王五[4321]\n手机：13800138000-4321\n北京市海淀区颐和园路5号',
  ])('in %j', (text) => {
    const street = '颐和园路5号';
    expect(recognizeAddress(text)).toEqual({ ...wangWu, recipientName: '王五[4321]', ...haidian, street });
  });

  test('and at the end of the street if there is no name', () => {
    const street = '颐和园路5号[4321]';
    const found = recognizeAddress('13800138000-4321 北京市海淀区颐和园路5号');
    expect(found).toEqual({ phone: '13800138000', ...haidian, street });
  });

  test('but a house number after the phone is no extension', () => {
    expect(recognizeAddress('王五 13800138000-101室 北京市海淀区颐和园路5号')).toMatchObject({
      recipientName: '王五',
      street: expect.stringContaining('101室'),
    });
  });
});

describe('a name', () => {
  test.each([
    ['𠮷田', '收货人：𠮷田'],
    ['𠮷田', '𠮷田'],
    ['阿卜杜拉·买买提', '阿卜杜拉·买买提'],
    ['张 伟', '姓名：张 伟'],
    ['李海南', '李海南'],
    ['孙悟空', '收：孙悟空'],
    ['欧阳娜娜女士', '欧阳娜娜女士（收）'],
    ['小鱼儿🐟', '收件人: 小鱼儿🐟'],
  ])('%s is found in %s', (recipientName, written) => {
    const address = '北京市海淀区颐和园路5号';
    for (const text of [`${written}\n13800138000\n${address}`, `${address}，13800138000，${written}`]) {
      const street = '颐和园路5号';
      expect(recognizeAddress(text)).toEqual({ ...wangWu, recipientName, ...haidian, street });
    }
  });
});
