import { expect, it } from 'vitest';
import { cms } from '../../../test/cms.ts';

it('the panel proposes the next free code of this year, and the one after it once it is taken', async () => {
  const { strapi, staffPanel } = await cms();
  const ask = async () =>
    (await staffPanel<{ productCode: string }>('GET', '/content-manager/next-product-code')).body.productCode;
  const year = new Date().toLocaleDateString('en-US', { year: 'numeric', timeZone: 'Asia/Shanghai' });
  const create = (productCode: string) =>
    strapi
      .documents('api::artwork.artwork')
      .create({ locale: 'zh', data: { productCode, type: 'cup', mainImage: null } });
  await create(`QX-${year}-007`);
  expect(await ask()).toBe(`QX-${year}-008`);
  await create(`QX-${year}-008`);
  await create('待编号');
  expect(await ask()).toBe(`QX-${year}-009`);
});
