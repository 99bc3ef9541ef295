import { expect } from '@playwright/test';
import { test } from '../../fixtures.ts';
import { sampleAddress } from '../../support/commerce-api.ts';
import { goToMemberPage } from '../../support/visitor.ts';

test('a member fills in a new address from a pasted text and makes it the default while saving', async ({
  page,
  t,
  api,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  await api.call('POST /userinfo/address/add', sampleAddress(member.phone), member.authToken);
  await signIn(page, member);
  await page.goto('/user');
  await expect(page.getByRole('button', { name: t('user:profile.changePicture') })).toBeEnabled();
  await goToMemberPage({ page, t, api }, 'addresses');
  await page.getByRole('button', { name: t('user:address.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('user:address.add') });
  const field = (key: string) => dialog.getByLabel(t(`user:address.${key}`), { exact: true });
  await field('recognize.label').fill('李四 138-0013-8000 上海浦东新区世纪大道100号');
  await dialog.getByRole('button', { name: t('user:address.recognize.submit') }).click();
  await expect(dialog.getByRole('status')).toContainText(t('user:address.recognize.done'));
  await expect(field('recipientName')).toHaveValue('李四');
  await expect(field('phone')).toHaveValue('13800138000');
  await expect(field('district')).toHaveValue('浦东新区');
  await field('street').fill('世纪大道 101 号');
  await dialog.getByLabel(t('user:address.makeDefault')).check();
  await dialog.getByRole('button', { name: t('user:address.save') }).click();
  await expect(dialog).toBeHidden();
  const first = page
    .getByRole('list', { name: t('user:addresses.list') })
    .getByRole('listitem')
    .first();
  await expect(first).toContainText('世纪大道 101 号');
  await expect(first).toContainText(t('user:address.default'));
  const saved = await api.call('GET /userinfo/address/query', {}, member.authToken);
  expect(saved.map(({ street, isDefault }) => [street, isDefault])).toEqual([
    ['世纪大道 101 号', true],
    [sampleAddress('').street, false],
  ]);
});

test('what was typed into the form of an address is still there after Esc, until the member cancels', async ({
  page,
  t,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/user/address');
  const add = page.getByRole('button', { name: t('user:address.add') });
  await add.click();
  const dialog = page.getByRole('dialog', { name: t('user:address.add') });
  const name = dialog.getByLabel(t('user:address.recipientName'), { exact: true });
  await name.fill('陈之谦');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await add.click();
  await expect(name).toHaveValue('陈之谦');
  await dialog.getByRole('button', { name: t('user:cancel') }).click();
  await add.click();
  await expect(name).toHaveValue('');
});

test('a member edits an address, makes another one the default and deletes one', async ({
  page,
  t,
  api,
  newMember,
  signIn,
}) => {
  const { phone, ...member } = await newMember();
  for (const recipientName of ['李四', '王五']) {
    const address = { ...sampleAddress(phone), recipientName };
    await api.call('POST /userinfo/address/add', address, member.authToken);
  }
  await signIn(page, { ...member, phone });
  await page.goto('/user/address');
  const rows = page.getByRole('list', { name: t('user:addresses.list') }).getByRole('listitem');
  await rows
    .last()
    .getByRole('button', { name: t('user:address.editNamed', { name: '王五' }) })
    .click();
  const edit = page.getByRole('dialog', { name: t('user:address.editTitle') });
  await expect(edit.getByLabel(t('user:address.city'), { exact: true })).toHaveValue('许昌市');
  await edit.getByLabel(t('user:address.recipientName'), { exact: true }).fill('赵六');
  await edit.getByRole('button', { name: t('user:address.save') }).click();
  await expect(rows.last()).toContainText('赵六');

  await page.getByRole('button', { name: t('user:address.defaultNamed', { name: '赵六' }) }).click();
  await expect(rows.first()).toContainText('赵六');
  await expect(rows.first()).toContainText(t('user:address.default'));
  await expect(
    page.getByRole('button', { name: t('user:address.editNamed', { name: '赵六' }) }),
  ).toBeFocused();

  await page.getByRole('button', { name: t('user:address.deleteNamed', { name: '赵六' }) }).click();
  const question = page.getByRole('dialog', { name: t('user:address.deleteTitle') });
  await expect(question).toContainText(t('user:address.confirmDelete', { name: '赵六' }));
  await question.getByRole('button', { name: t('user:address.delete'), exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(t('user:address.default'));
  await expect(
    page.getByRole('button', { name: t('user:address.deleteNamed', { name: '李四' }) }),
  ).toBeFocused();
});

test.describe('where the shop does not deliver', () => {
  test.use({ expectedComplaints: [/409/] });

  test('an address in Kowloon is saved, and the cart says that nothing is delivered there and leads to a message', async ({
    page,
    t,
    lng,
    api,
    newMember,
    newPiece,
    signIn,
  }) => {
    const member = await newMember();
    const { productCode } = await newPiece(100);
    const { userId, authToken, phone } = member;
    await api.call('POST /userinfo/cart/add_item', { userId, productCode }, authToken);
    await signIn(page, member);
    await page.goto('/user/cart');
    const areas = t('common:delivery.areas.mainland');
    await expect(page.getByText(t('common:delivery.to', { areas }))).toBeVisible();
    await page.getByRole('button', { name: t('user:address.add') }).click();
    const dialog = page.getByRole('dialog', { name: t('user:address.add') });
    const field = (key: string) => dialog.getByLabel(t(`user:address.${key}`), { exact: true });
    await field('recipientName').fill('Emily Carter');
    await field('phone').fill(phone);
    await field('province').selectOption('香港特别行政区');
    if (lng === 'en') await expect(field('city')).toContainText('Kowloon 九龙');
    await field('city').selectOption('九龙');
    await field('district').selectOption('油尖旺区');
    await field('street').fill('18 Nathan Road');
    await dialog.getByRole('button', { name: t('user:address.save') }).click();

    const sentence = t('order:troubles.notDeliverable');
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleDescription(sentence);
    await page.getByRole('button', { name: t('cart:submit') }).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    expect((await api.call('GET /order/counts', {}, authToken)).all).toBe(0);

    await page.getByRole('button', { name: t('common:delivery.writeAboutIt'), exact: true }).click();
    const message = page.getByRole('dialog', { name: t('message:title.contact') });
    const part = (key: string) => message.getByLabel(t(`message:fields.${key}`), { exact: true });
    await expect(part('subject')).toHaveValue(t('common:delivery.subject'));
    await part('name').fill('Emily Carter');
    await part('email').fill('emily@example.com');
    await part('message').fill('Do you deliver to Kowloon?');
    await message.getByRole('button', { name: t('message:send') }).click();
    await expect(message.getByText(t('message:success'))).toBeVisible();
  });
});
