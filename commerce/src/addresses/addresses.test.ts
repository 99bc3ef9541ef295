import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember } from '../../test/factories.ts';

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

test('the first address is the default; a new default takes the mark, also when two come at once', async () => {
  const { client, addressId } = await newMember(app);
  const added = await Promise.all(
    [1, 2].map(() => client.ok('POST /userinfo/address/add', { ...address, isDefault: true })),
  );
  const all = await client.ok('GET /userinfo/address/query', {});
  expect(all.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
  expect(added.map((each) => each.addressId)).toContain(all[0]?.addressId);
  expect(all[0]?.addressId).not.toBe(addressId);
});

test('a member has twenty addresses and no more, also when many come at once', async () => {
  const { client } = await newMember(app);
  const answers = await Promise.all(
    Array.from({ length: 22 }, () => client.call('POST /userinfo/address/add', address)),
  );
  const refused = answers.filter(({ errorCode }) => errorCode === 'ADR002');
  expect(refused).toHaveLength(3);
  expect(await client.ok('GET /userinfo/address/query', {})).toHaveLength(20);
});

test('a phone that is none of the mainland is refused', async () => {
  const { client } = await newMember(app);
  const answer = await client.call('POST /userinfo/address/add', { ...address, phone: '10000000000' });
  expect(answer).toMatchObject({ errorCode: 'SYS007', details: { fields: { phone: 'phone' } } });
});
