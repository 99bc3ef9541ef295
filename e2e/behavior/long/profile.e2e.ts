import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../../fixtures.ts';

test.use({ expectedComplaints: [/status of 4\d\d/] });

test('a member sets a nickname and clears it again', async ({ page, t, api, newMember, signIn }) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/user');
  const edit = page.getByRole('button', { name: t('user:profile.editNickname') });
  const dialog = page.getByRole('dialog', { name: t('user:profile.editNickname') });
  const nickname = dialog.getByLabel(t('user:profile.nickname'));
  const save = dialog.getByRole('button', { name: t('user:save') });
  const saved = async () => (await api.call('GET /userinfo/profile/query', {}, member.authToken)).nickname;

  await edit.click();
  await nickname.fill('青瓷');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('青瓷');
  expect(await saved()).toBe('青瓷');

  await edit.click();
  await nickname.fill('');
  await save.click();
  await expect(page.getByText(t('user:profile.noNickname'))).toBeVisible();
  expect(await saved()).toBe('');
});

test('a member adds an email address with the code that is sent to it', async ({
  page,
  t,
  api,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  const email = `${member.phone}@example.com`;
  await signIn(page, member);
  await page.goto('/user');
  await page.getByRole('button', { name: t('user:profile.addEmail') }).click();
  const dialog = page.getByRole('dialog', { name: t('user:profile.addEmail') });
  const code = dialog.getByLabel(t('auth:fields.code'));
  const submit = dialog.getByRole('button', { name: t('user:email.submit') });
  await dialog.getByLabel(t('user:profile.email')).fill(email);
  await dialog.getByRole('button', { name: t('auth:sendCode') }).click();
  await expect(dialog.getByText(t('user:email.codeSent', { email }))).toBeVisible();
  await code.fill('000000');
  await submit.click();
  await expect(code).toHaveAccessibleDescription(t('auth:codeWrong'));
  const [mail] = await api.call('GET /dev/mail', { email });
  await code.fill(mail?.text.match(/\d{6}/)?.[0] ?? '');
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(email)).toBeVisible();
  const profile = await api.call('GET /userinfo/profile/query', {}, member.authToken);
  expect(profile).toMatchObject({ email, emailVerified: true });
});

test('a new password logs out the other devices, and a single device can be logged out', async ({
  page,
  t,
  api,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  const { phone, password } = member;
  const login = () => api.call('POST /auth/login', { account: phone, password });
  const isOpen = async (token: string) =>
    (await api.ask('GET /userinfo/profile/query', {}, token)).status === 200;
  const [first, second] = [await login(), await login()];
  await signIn(page, member);
  await page.goto('/user');
  const devices = page.getByRole('region', { name: t('user:devices.title') }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.filter({ hasText: t('user:devices.current') })).toHaveCount(1);
  const revoke = devices.getByRole('button', { name: t('user:devices.revoke') }).first();
  await expect(revoke).toBeEnabled({ timeout: 30_000 });
  await revoke.click();
  await expect(devices).toHaveCount(2);
  expect([await isOpen(first.authToken), await isOpen(second.authToken)].filter(Boolean)).toHaveLength(1);

  await page.getByRole('button', { name: t('user:profile.changePassword') }).click();
  const dialog = page.getByRole('dialog', { name: t('user:profile.changePassword') });
  const field = (key: string) => dialog.getByLabel(t(`auth:fields.${key}`), { exact: true });
  await expect(field('phone')).toHaveValue(phone);
  await dialog.getByRole('button', { name: t('auth:sendCode') }).click();
  await expect(dialog.getByText(t('auth:codeSent', { phone }))).toBeVisible();
  await field('code').fill(await api.latestCode(phone, 'change_password'));
  await field('newPassword').fill('Other-1234!');
  await field('confirmPassword').fill('Other-1234!');
  await dialog.getByRole('button', { name: t('user:profile.changePassword') }).click();
  await expect(dialog).toBeHidden();
  await expect(devices).toHaveCount(1);
  expect(await isOpen(first.authToken)).toBe(false);
  expect(await isOpen(second.authToken)).toBe(false);
  expect(await isOpen(member.authToken)).toBe(true);
});

test('a member chooses a part of a picture with the keyboard and saves it as avatar', async ({
  page,
  t,
  api,
  baseURL,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  const half = { width: 600, height: 600, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { ...half, width: 1200, background: '#ff0000' } })
    .composite([{ input: blue, left: 600, top: 0 }])
    .png()
    .toBuffer();
  await signIn(page, member);
  await page.goto('/user');
  await expect(page.getByRole('button', { name: t('user:profile.changePicture') })).toBeEnabled();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: picture });
  const dialog = page.getByRole('dialog', { name: t('user:avatar.title') });
  const area = dialog.getByRole('group', { name: t('user:avatar.area') });
  await expect(area).toBeVisible();
  await dialog.getByLabel(t('user:avatar.zoom')).fill('2');
  await area.focus();
  for (let press = 0; press < 100; press += 1) await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: t('user:avatar.save') }).click();
  await expect(dialog).toBeHidden();
  const name = (await api.call('GET /userinfo/profile/query', {}, member.authToken)).username;
  await expect(page.getByRole('img', { name: t('user:profile.avatarOf', { name }) })).toBeVisible();
  const { avatar } = await api.call('GET /userinfo/profile/query', {}, member.authToken);
  const bytes = await (await fetch(`${baseURL}${avatar}`)).arrayBuffer();
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(60);
});
