import { mkdir, open, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, type TestMember } from '../../test/factories.ts';
import { day, second } from '../clock.ts';
import { avatarFolder } from '../users/avatar.ts';
import { forgetAvatars } from '../users/forget-avatars.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const folder = () => avatarFolder(app.services.config.dataDir);

async function upload({ authToken }: Pick<TestMember, 'authToken'>, bytes: Uint8Array, field = 'image') {
  const body = new FormData();
  body.set(field, new Blob([Uint8Array.from(bytes)]), 'me.png');
  const headers = { Authorization: authToken };
  const url = `${app.url}/api/userinfo/profile/avatar`;
  const answer = await fetch(url, { method: 'POST', headers, body });
  const { content, errorCode } = (await answer.json()) as {
    content?: { avatar: string };
    errorCode?: string;
  };
  return { httpStatus: answer.status, avatar: content?.avatar ?? '', errorCode };
}

/** Files of the system's temporary folder. */
async function filesBeginningWith(text: string): Promise<string[]> {
  const names = await readdir(tmpdir(), { withFileTypes: true });
  const files = names.filter((each) => each.isFile()).map(({ name }) => path.join(tmpdir(), name));
  const beginnings = await Promise.all(files.map((file) => beginningOf(file, text.length)));
  return files.filter((_, index) => beginnings[index] === text);
}

async function beginningOf(file: string, length: number): Promise<string> {
  const handle = await open(file).catch(() => null);
  if (!handle) return '';
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
  await handle.close();
  return buffer.toString('utf8', 0, bytesRead);
}

const picture = (width: number, height: number, background = '#88aacc') =>
  sharp({ create: { width, height, channels: 3, background } });

test('a nickname is stored and shown without hidden characters; one that is too long is refused', async () => {
  const { client } = await newMember(app);
  const changed = await client.ok('POST /userinfo/profile/update', { nickname: ' 👩‍🎨\t小\u200B窑 ' });
  expect(changed.nickname).toBe('👩‍🎨 小窑');
  expect(await client.ok('GET /userinfo/profile/query', {})).toEqual(changed);
  for (const nickname of ['a\u0000b', '窑'.repeat(41)]) {
    expect((await client.call('POST /userinfo/profile/update', { nickname })).errorCode).toBe('SYS007');
  }
});

test('an empty nickname clears it', async () => {
  const { client } = await newMember(app);
  for (const nickname of ['', ' ']) {
    await client.ok('POST /userinfo/profile/update', { nickname: '窑工' });
    expect((await client.ok('POST /userinfo/profile/update', { nickname })).nickname).toBe('');
    expect((await client.ok('GET /userinfo/profile/query', {})).nickname).toBe('');
  }
});

describe('a profile picture', () => {
  test('that is refused leaves no file behind', async () => {
    const { authToken } = await newMember(app);
    const marker = `picture of ${crypto.randomUUID()}`;
    const image = new Blob([marker, Buffer.alloc(3_000_000)]);
    const body = new FormData();
    body.append('image', image, 'one.png');
    body.append('image', image, 'two.png');
    const url = `${app.url}/api/userinfo/profile/avatar`;
    const answer = await fetch(url, { method: 'POST', headers: { Authorization: authToken }, body });
    expect(await answer.json()).toMatchObject({ errorCode: 'AUT011' });
    expect(await filesBeginningWith(marker)).toEqual([]);
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'can be uploaded as %s and is served as a square WebP',
    async (format) => {
      const member = await newMember(app);
      const image = await picture(600, 400)
        .withExif({ IFD0: { Artist: 'somebody' } })
        [format]()
        .toBuffer();
      const { avatar } = await upload(member, image);
      expect(avatar).toMatch(/^\/api\/avatars\/[0-9a-f]{64}\.webp$/);
      expect((await member.client.ok('GET /userinfo/profile/query', {})).avatar).toBe(avatar);

      const served = await fetch(`${app.url}${avatar}`);
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      const { format: kept, width, height, exif } = await sharp(await served.arrayBuffer()).metadata();
      expect({ kept, width, height, exif }).toEqual({
        kept: 'webp',
        width: 256,
        height: 256,
        exif: undefined,
      });
    },
  );

  test('is turned upright, however the camera was held', async () => {
    // Orientation 6 turns the image, red above blue, by 90° clockwise, so blue must come to the left.
    const lower = await picture(400, 200, '#0000ff').png().toBuffer();
    const image = await picture(400, 400, '#ff0000')
      .composite([{ input: lower, gravity: 'south' }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { avatar } = await upload(await newMember(app), image);
    const bytes = await (await fetch(`${app.url}${avatar}`)).arrayBuffer();
    const left = await sharp(bytes).extract({ left: 10, top: 120, width: 1, height: 1 }).raw().toBuffer();
    expect(left[2]).toBeGreaterThan(left[0] ?? 255);
  });

  test('is stored once for all members with the same picture', async () => {
    const image = await picture(300, 300, '#123456').png().toBuffer();
    const before = (await readdir(folder())).length;
    const members = [await newMember(app), await newMember(app)];
    const answers = await Promise.all([...members, ...members].map((member) => upload(member, image)));
    expect(new Set(answers.map(({ avatar }) => avatar)).size).toBe(1);
    expect(await readdir(folder())).toHaveLength(before + 1);
  });

  test.each([
    ['no data', async () => new Uint8Array()],
    ['text', async () => Buffer.from('not a picture')],
    ['a GIF', () => picture(20, 20).gif().toBuffer()],
    ['a TIFF', () => picture(20, 20).tiff().toBuffer()],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half a JPEG', async () => (await picture(600, 400).jpeg().toBuffer()).subarray(0, 1000)],
    ['a PNG of 26 million pixels', () => picture(5200, 5000).png({ compressionLevel: 9 }).toBuffer()],
    ['more than 5 MB', async () => Buffer.concat([await picture(9, 9).png().toBuffer(), Buffer.alloc(6e6)])],
  ])('made from %s is refused', async (_, make) => {
    const member = await newMember(app);
    expect(await upload(member, await make())).toMatchObject({ httpStatus: 400, errorCode: 'AUT011' });
    expect((await member.client.ok('GET /userinfo/profile/query', {})).avatar).toBeNull();
  });

  test('must be in the field `image` and be sent by a member', async () => {
    const image = await picture(20, 20).png().toBuffer();
    expect((await upload(await newMember(app), image, 'file')).errorCode).toBe('AUT011');
    expect((await upload({ authToken: '' }, image)).errorCode).toBe('SYS001');
    const { client } = await newMember(app);
    expect((await client.call('POST /userinfo/profile/avatar', {})).errorCode).toBe('AUT011');
  });

  test.each([
    `${'0'.repeat(64)}.webp`,
    '..%2Fcommerce.sqlite',
    '%2e%2e/commerce.sqlite',
    `${'0'.repeat(64)}.webp%00`,
  ])('is not found under the name %s', async (name) => {
    const answer = await fetch(`${app.url}/api/avatars/${name}`);
    expect([400, 404]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ status: 'ERROR' });
  });
});

test('a picture that nobody uses is deleted after a day, and so are unfinished uploads', async () => {
  const member = await newMember(app);
  const replaced = await upload(member, await picture(50, 50, '#111111').png().toBuffer());
  const shown = await upload(member, await picture(50, 50, '#222222').png().toBuffer());
  await mkdir(folder(), { recursive: true });
  await writeFile(path.join(folder(), 'half-done.part'), '');
  const setAge = async (milliseconds: number) => {
    const written = (app.clock.now() - milliseconds) / second;
    for (const name of await readdir(folder())) await utimes(path.join(folder(), name), written, written);
  };
  const exists = ({ avatar }: { avatar: string }) =>
    stat(path.join(folder(), path.basename(avatar))).then(
      () => true,
      () => false,
    );
  const forget = () => forgetAvatars(app.services.db, app.services.config.dataDir, app.clock.now());

  await setAge(day - second);
  await forget();
  expect(await exists(replaced)).toBe(true);
  await setAge(day);
  await forget();
  expect(await exists(replaced)).toBe(false);
  expect(await exists(shown)).toBe(true);
  expect(await readdir(folder())).not.toContain('half-done.part');
});
