import { expect, it } from 'vitest';
import { anyPicture, draftArtwork, panelPath } from '../../test/artworks.ts';
import { type Answer, type Cms, cms } from '../../test/cms.ts';

interface Saved {
  data: { updatedAt: string };
  error?: { message: string };
}

async function open(running: Cms, documentId: string): Promise<string> {
  const { body } = await running.staffPanel<Saved>('GET', `${panelPath(documentId)}?locale=zh`);
  return body.data.updatedAt;
}

const nameOf = async ({ strapi }: Cms, documentId: string) =>
  (await strapi.documents('api::artwork.artwork').findOne({ documentId, locale: 'zh' }))?.name;

it('what somebody saved after the form was opened is not overwritten, and the refusal names them', async () => {
  const running = await cms();
  const { documentId } = await draftArtwork(running);
  const updatedAt = await open(running, documentId);
  const first = await running.panel('PUT', panelPath(documentId), {
    locale: 'zh',
    name: '先存',
    seenAt: updatedAt,
  });
  expect(first.status).toBe(200);
  const path = panelPath(documentId);
  const second: Answer<Saved> = await running.staffPanel('PUT', path, {
    locale: 'zh',
    name: '后存',
    seenAt: updatedAt,
  });
  expect(second.status).toBe(400);
  expect(second.body.error?.message).toMatch(/刚刚保存了这条内容/);
  const publication: Answer<Saved> = await running.staffPanel('POST', `${path}/actions/publish`, {
    locale: 'zh',
    name: '后存',
    seenAt: updatedAt,
  });
  expect(publication.status).toBe(400);
  expect(await nameOf(running, documentId)).toBe('先存');
});

it('of two saves at the same moment one is refused', async () => {
  const running = await cms();
  const { documentId } = await draftArtwork(running);
  const updatedAt = await open(running, documentId);
  const names = ['甲', '乙'];
  const answers = await Promise.all(
    names.map((name) =>
      running.staffPanel('PUT', panelPath(documentId), { locale: 'zh', name, seenAt: updatedAt }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('a language that somebody began meanwhile is not overwritten by a form that was empty', async () => {
  const running = await cms();
  const { documentId } = await draftArtwork(running);
  // The form of an unwritten language shows what it shares with the other.
  const seenAt = await open(running, documentId);
  const begin = (name: string) =>
    running.staffPanel<Saved>('PUT', panelPath(documentId), { locale: 'en', name, seenAt });
  expect((await begin('First')).status).toBe(200);
  expect((await begin('Second')).status).toBe(400);
});

it.each(['not written', 'written'])(
  'pictures that were added in Chinese are not taken away by an English form that is %s',
  async (state) => {
    const running = await cms();
    const { documentId } = await draftArtwork(running);
    const english = (seenAt?: string) =>
      running.staffPanel<Saved>('PUT', panelPath(documentId), {
        locale: 'en',
        name: 'Vase',
        views: [],
        seenAt,
      });
    const seenAt =
      state === 'written' ? (await english()).body.data.updatedAt : await open(running, documentId);
    const views = [await anyPicture(running)];
    expect((await running.staffPanel('PUT', panelPath(documentId), { locale: 'zh', views })).status).toBe(
      200,
    );
    expect((await english(seenAt)).status).toBe(400);
  },
);

it('the one who saved can go on saving', async () => {
  const running = await cms();
  const { documentId } = await draftArtwork(running);
  for (const name of ['一', '二', '三']) {
    const updatedAt = await open(running, documentId);
    const answer = await running.staffPanel('PUT', panelPath(documentId), {
      locale: 'zh',
      name,
      seenAt: updatedAt,
    });
    expect(answer.status).toBe(200);
  }
});
