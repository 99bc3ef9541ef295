import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember } from '../../test/factories.ts';
import { recognizeAddress } from './recognize-address.ts';
import { listedRegion } from './regions.ts';

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
  ['东莞市长安镇振安路1号', { province: '广东省', city: '东莞市', district: '长安镇', street: '振安路1号' }],
  [
    '上海浦东新区世纪大道100号',
    { province: '上海市', city: '上海市', district: '浦东新区', street: '世纪大道100号' },
  ],
])('the region of %s is on the list of regions', async (text, { street, ...region }) => {
  expect(await recognizeAddress(text)).toEqual({ ...region, street });
  expect(listedRegion(region)).toEqual(region);
});

describe('a recipient whose name is in Latin letters', () => {
  const place = { province: '浙江省', city: '杭州市', district: '西湖区', street: '文三路18号' };
  test.each([
    ['Emily Carter', 'Emily Carter, 13912345678, 浙江省杭州市西湖区文三路18号'],
    ['Emily Carter', '浙江省杭州市西湖区文三路18号 Emily Carter 13912345678'],
    ['Emily', '139 1234 5678 Emily 浙江省杭州市西湖区文三路18号'],
    ['Anne-Marie O’Neil', '地址：浙江省杭州市西湖区文三路18号\n电话：13912345678\n收件人：Anne-Marie O’Neil'],
  ])('%s is recognized and is no part of the street in %j', async (recipientName, text) => {
    expect(await recognizeAddress(text)).toEqual({ recipientName, phone: '13912345678', ...place });
  });

  test.each(['SOHO 13912345678 北京市朝阳区建国路88号', '13912345678 Room 5 北京市朝阳区建国路88号'])(
    'a part of the street in %j is no name',
    async (text) => {
      expect(await recognizeAddress(text)).not.toHaveProperty('recipientName');
    },
  );
});

describe('what is not certain is left out', () => {
  test('a district whose name several cities have', async () => {
    expect(await recognizeAddress('朝阳区建国路1号')).toEqual({ street: '建国路1号' });
  });

  test('a city without its town', async () => {
    const found = await recognizeAddress('广东省东莞市 周九 13500000001');
    expect(found).toMatchObject({ phone: '13500000001' });
    expect(found).not.toHaveProperty('district');
  });

  test.each(['hello world', '1'.repeat(300)])('everything in %s', async (text) => {
    expect(await recognizeAddress(text)).toEqual({});
  });
});
