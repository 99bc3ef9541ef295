import { expect, type Page, type Request } from '@playwright/test';
import { test } from '../fixtures.ts';

// The calls are also answered with a shape that commerce never sends.
test.use({ expectedComplaints: [/The cart could not be loaded/] });

interface SentCall {
  address: string;
  type: string;
  authorization: string | null;
  fields: [string, unknown][] | null;
}

/** The request as it is sent. A form is shown as its fields, in their order. */
async function sentBy(request: Request): Promise<SentCall> {
  const { pathname, search } = new URL(request.url());
  const type = (await request.headerValue('content-type')) ?? '';
  const body = request.postDataBuffer();
  const form =
    body && (await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData());
  return {
    address: `${request.method()} ${pathname}${search}`,
    type: type.split(';')[0] ?? '',
    authorization: await request.headerValue('authorization'),
    fields: form && [...form],
  };
}

const called = (page: Page, name: string) => page.waitForRequest(`**/api/userinfo/cart/${name}*`);

test('the four calls of the cart are sent exactly as specified', async ({
  page,
  t,
  api,
  newMember,
  newPiece,
  signIn,
}) => {
  const { productCode, name } = await newPiece(480);
  const member = await newMember();
  const { userId, authToken: authorization } = member;
  const form = { type: 'multipart/form-data', authorization };
  await signIn(page, member);
  await page.goto(`/artworks/${productCode}`);

  const add = called(page, 'add_item');
  await page.getByRole('button', { name: t('artworks:addNamed', { name }) }).click();
  expect(await sentBy(await add)).toEqual({
    ...form,
    address: 'POST /api/userinfo/cart/add_item',
    fields: [
      ['userId', userId],
      ['productCode', productCode],
    ],
  });
  await expect(page.getByRole('status').filter({ hasText: t('cart:added') })).toBeVisible();

  const query = called(page, 'query');
  await page.goto('/user/cart');
  expect(await sentBy(await query)).toEqual({
    address: `GET /api/userinfo/cart/query?userId=${userId}`,
    type: 'application/json',
    authorization,
    fields: null,
  });
  const [item] = await api.call('GET /userinfo/cart/query', { userId }, authorization);
  const choice = page.getByRole('checkbox', { name: t('cart:select', { name }) });

  const update = called(page, 'update_item');
  await choice.click();
  expect(await sentBy(await update)).toEqual({
    ...form,
    address: 'POST /api/userinfo/cart/update_item',
    fields: [
      ['itemId', item?.itemId],
      ['selected', 'false'],
    ],
  });
  await expect(choice).not.toBeChecked();

  const remove = called(page, 'delete_item');
  await page.getByRole('button', { name: t('cart:deleteNamed', { name }) }).click();
  expect(await sentBy(await remove)).toEqual({
    ...form,
    address: 'POST /api/userinfo/cart/delete_item',
    fields: [['itemId', item?.itemId]],
  });
  await expect(choice).toHaveCount(0);
});

test('answers of another shape are shown as a failure, and the page works again after the next good answer', async ({
  page,
  t,
  api,
  newMember,
  newPiece,
  signIn,
}) => {
  const { productCode, name } = await newPiece(480);
  const member = await newMember();
  const { userId, authToken } = member;
  await api.call('POST /userinfo/cart/add_item', { userId, productCode }, authToken);
  await signIn(page, member);
  const choice = page.getByRole('checkbox', { name: t('cart:select', { name }) });
  const failure = page.getByRole('alert').filter({ hasText: t('cart:fetchFailed') });

  for (const json of [{ status: 'OK' }, { status: 'OK', content: { items: [] } }, ['no envelope']]) {
    await page.route('**/api/userinfo/cart/query*', (route) => route.fulfill({ json }));
    await page.goto('/user/cart');
    await expect(failure).toContainText(t('errors:code.SYS002'));
    await page.unrouteAll();
  }
  await failure.getByRole('button', { name: t('errors:retry') }).click();
  await expect(choice).toBeChecked();

  await page.route('**/api/userinfo/cart/update_item', (route) => route.fulfill({ json: { status: 'OK' } }));
  await choice.click();
  await expect(page.getByRole('alert').filter({ hasText: t('cart:operationFailed') })).toBeVisible();
  await expect(choice).toBeChecked();
  await page.unrouteAll();
  await choice.click();
  await expect(choice).not.toBeChecked();
});
