import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, type TestMember } from '../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const address = {
  recipientName: '李四',
  phone: '13800138000',
  province: '河南省',
  city: '许昌市',
  district: '禹州市',
  street: '神垕镇 2 号',
};

test('the first address is the default, and a new default replaces the old one, even when two are added at once', async () => {
  const { client, addressId } = await newMember(app);
  const added = await Promise.all(
    ['二', '三'].map((street) =>
      client.ok('POST /userinfo/address/add', { ...address, street, isDefault: true }),
    ),
  );
  const all = await client.ok('GET /userinfo/address/query', {});
  expect(all.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
  expect(added.map((each) => each.addressId)).toContain(all[0]?.addressId);
  expect(all[0]?.addressId).not.toBe(addressId);
});

test('a member has at most twenty addresses, even when many are added at once', async () => {
  const { client } = await newMember(app);
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, index) =>
      client.call('POST /userinfo/address/add', { ...address, street: `${index} 号` }),
    ),
  );
  const refused = answers.filter(({ errorCode }) => errorCode === 'ADR002');
  expect(refused).toHaveLength(3);
  expect(await client.ok('GET /userinfo/address/query', {})).toHaveLength(20);
});

test('a phone number from outside the mainland is refused', async () => {
  const { client } = await newMember(app);
  const answer = await client.call('POST /userinfo/address/add', { ...address, phone: '10000000000' });
  expect(answer).toMatchObject({ errorCode: 'SYS007', details: { fields: { phone: 'phone' } } });
});

describe('province, city and district', () => {
  const add = async (province: string, city: string, district: string) => {
    const { client } = await newMember(app);
    return client.call('POST /userinfo/address/add', { ...address, province, city, district });
  };

  test.each([
    '河南省/许昌市/禹州市',
    '河南省/许昌市/魏都区',
    '北京市/北京市/东城区',
    '上海市/上海市/浦东新区',
    '天津市/天津市/滨海新区',
    '重庆市/重庆市/渝中区',
    '重庆市/重庆市/忠县',
    '河南省/济源市/济源市',
    '河南省/省直辖县/济源市',
    '湖北省/仙桃市/仙桃市',
    '广东省/东莞市/东莞市',
    '广东省/东莞市/长安镇',
    '新疆维吾尔自治区/石河子市/石河子市',
    '内蒙古自治区/呼和浩特市/新城区',
    '香港特别行政区/香港岛/中西区',
  ])('%s belong together', async (region) => {
    const [province = '', city = '', district = ''] = region.split('/');
    expect((await add(province, city, district)).httpStatus).toBe(200);
  });

  test.each([
    '河南省/许昌市/东城区',
    '河南省/郑州市/禹州市',
    '山东省/许昌市/禹州市',
    '河南省/河南省/禹州市',
    '河南省/禹州市/禹州市',
    '北京市/许昌市/禹州市',
    'Henan/Xuchang/Yuzhou',
    '__proto__/constructor/toString',
  ])('%s do not belong together', async (region) => {
    const [province = '', city = '', district = ''] = region.split('/');
    expect(await add(province, city, district)).toMatchObject({ httpStatus: 400, errorCode: 'ADR003' });
  });

  test('that were accepted once stay valid until the address changes them', async () => {
    const { client, addressId } = await newMember(app);
    const abolished = { ...address, city: '许昌地区', district: '禹县' };
    const { city, district } = abolished;
    await app.services.db('addresses').where({ id: addressId }).update({ city, district });
    const kept = { ...abolished, addressId, street: '神垕镇 3 号' };
    expect(await client.ok('POST /userinfo/address/update', kept)).toMatchObject({ street: '神垕镇 3 号' });
    const changed = await client.call('POST /userinfo/address/update', { ...kept, district: '禹州县' });
    expect(changed.errorCode).toBe('ADR003');
  });
});

describe('an address', () => {
  const list = (member: TestMember) => member.client.ok('GET /userinfo/address/query', {});
  const add = ({ client }: TestMember, street: string) =>
    client.ok('POST /userinfo/address/add', { ...address, street });

  test('that the member already has is not added again, even at once, but can become the default', async () => {
    const member = await newMember(app);
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => add(member, '二')));
    expect(others).toEqual([first, first]);
    const again = await member.client.ok('POST /userinfo/address/add', {
      ...address,
      street: '二',
      isDefault: true,
    });
    expect(again).toEqual({ ...first, isDefault: true });
    expect(await list(member)).toMatchObject([
      { addressId: first?.addressId, isDefault: true },
      { addressId: member.addressId, isDefault: false },
    ]);
  });

  test('that is added twice with the same request id stays deleted, and other content is refused', async () => {
    const { client } = await newMember(app);
    const input = { ...address, requestId: crypto.randomUUID() };
    const first = await client.ok('POST /userinfo/address/add', input);
    await client.ok('POST /userinfo/address/delete', { addressId: first.addressId });
    expect(await client.ok('POST /userinfo/address/add', input)).toEqual(first);
    const other = await client.call('POST /userinfo/address/add', { ...input, street: '三' });
    expect(other).toMatchObject({ httpStatus: 409, errorCode: 'SYS008' });
    expect(await client.ok('GET /userinfo/address/query', {})).toHaveLength(1);
  });

  test('is changed and made the default in one call, and stays the default without `isDefault`', async () => {
    const member = await newMember(app);
    const { addressId } = await add(member, '二');
    const input = { ...address, addressId, street: '三' };
    const update = (changes: object) =>
      member.client.ok('POST /userinfo/address/update', { ...input, ...changes });
    expect(await update({ isDefault: true })).toEqual({ ...input, deliverable: true, isDefault: true });
    expect(await list(member)).toMatchObject([
      { addressId, isDefault: true },
      { addressId: member.addressId, isDefault: false },
    ]);
    expect((await update({ isDefault: false })).isDefault).toBe(true);
    expect((await list(member)).map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });

  test('that is refused neither changes nor becomes the default', async () => {
    const member = await newMember(app);
    const { addressId } = await add(member, '二');
    const before = await list(member);
    const input = { ...address, addressId, district: '东城区', isDefault: true };
    expect((await member.client.call('POST /userinfo/address/update', input)).errorCode).toBe('ADR003');
    expect(await list(member)).toEqual(before);
  });

  test('is the only default when several are changed to the default at once', async () => {
    const member = await newMember(app);
    const added = [await add(member, '二'), await add(member, '三'), await add(member, '四')];
    await Promise.all(
      added.map(({ addressId, street }) =>
        member.client.ok('POST /userinfo/address/update', { ...address, addressId, street, isDefault: true }),
      ),
    );
    expect((await list(member)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('keeps the default mark when single fields are changed', async () => {
    const member = await newMember(app);
    const changed = { ...address, addressId: member.addressId, province: '北京市', city: '北京市' };
    const input = { ...changed, district: '东城区' };
    expect(await member.client.ok('POST /userinfo/address/update', input)).toEqual({
      ...input,
      deliverable: true,
      isDefault: true,
    });
    const wrong = { ...input, phone: '10000000000' };
    expect((await member.client.call('POST /userinfo/address/update', wrong)).errorCode).toBe('SYS007');
    expect(await list(member)).toEqual([{ ...input, deliverable: true, isDefault: true }]);
  });

  test('that is deleted passes the default mark to the newest other address; deleting it again is harmless', async () => {
    const member = await newMember(app);
    const { client, addressId } = member;
    const others = [];
    for (const street of ['二', '三']) {
      app.clock.advance(1);
      others.push(await client.ok('POST /userinfo/address/add', { ...address, street }));
    }
    const [older, newest] = others.map((other) => other.addressId);
    await client.ok('POST /userinfo/address/delete', { addressId });
    await client.ok('POST /userinfo/address/delete', { addressId });
    expect(await list(member)).toMatchObject([
      { addressId: newest, isDefault: true },
      { addressId: older, isDefault: false },
    ]);
    await client.ok('POST /userinfo/address/delete', { addressId: older ?? '' });
    await client.ok('POST /userinfo/address/delete', { addressId: newest ?? '' });
    expect(await list(member)).toEqual([]);
  });

  test('becomes the only default, even when others are made the default at the same moment', async () => {
    const member = await newMember(app);
    const { client } = member;
    for (const street of ['二', '三', '四', '五']) await add(member, street);
    const ids = (await list(member)).map(({ addressId }) => addressId);
    const answers = await Promise.all(
      ids.map((addressId) => client.call('POST /userinfo/address/set_default', { addressId })),
    );
    expect(answers.every(({ httpStatus }) => httpStatus === 200)).toBe(true);
    expect((await list(member)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('is left as the only default when other defaults are deleted at the same moment', async () => {
    const member = await newMember(app);
    const { client } = member;
    for (const street of ['二', '三', '四', '五', '六']) await add(member, street);
    const ids = (await list(member)).map(({ addressId }) => addressId);
    const answers = await Promise.all(
      ids.slice(0, 4).map((addressId) => client.call('POST /userinfo/address/delete', { addressId })),
    );
    expect(answers.every(({ httpStatus }) => httpStatus === 200)).toBe(true);
    expect((await list(member)).map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });

  test("of another member can't be changed, deleted or made the default", async () => {
    const [member, other] = [await newMember(app), await newMember(app)];
    const { addressId } = other;
    const before = await list(other);
    for (const answer of [
      await member.client.call('POST /userinfo/address/update', { ...address, addressId }),
      await member.client.call('POST /userinfo/address/set_default', { addressId }),
    ]) {
      expect(answer).toMatchObject({ httpStatus: 404, errorCode: 'ADR001' });
    }
    await member.client.ok('POST /userinfo/address/delete', { addressId });
    expect(await list(other)).toEqual(before);
    expect(await list(member)).toMatchObject([{ isDefault: true }]);
  });
});
