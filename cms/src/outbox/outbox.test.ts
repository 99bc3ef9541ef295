import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { draftArtwork, panelPath, publishedArtwork } from '../../test/artworks.ts';
import { type Cms, cms } from '../../test/cms.ts';
import { internalToken } from '../../test/environment.ts';
import { createReceiver, type ReceivedHint } from '../../test/receiver.ts';
import { hintUid } from './hint-model.ts';

const uid = 'api::artwork.artwork';
const soon = { timeout: 5_000, interval: 20 };

describe('the outbox', () => {
  let running: Cms;
  let commerce: ReturnType<typeof createReceiver>;
  let web: ReturnType<typeof createReceiver>;

  beforeAll(async () => {
    running = await cms();
    commerce = createReceiver(running.ports.commerce);
    web = createReceiver(running.ports.web);
  });

  afterEach(async () => {
    await commerce.stop();
    await web.stop();
  });

  const pending = (documentId: string) =>
    running.strapi.db.query(hintUid).findMany({ where: { documentId }, orderBy: { receiver: 'asc' } });

  it('keeps one hint per receiver, however often a document changes', async () => {
    const { documentId } = await publishedArtwork(running);
    await running.strapi.documents(uid).unpublish({ documentId, locale: '*' });
    expect(await pending(documentId)).toMatchObject([
      { receiver: 'commerce', type: 'artwork' },
      { receiver: 'web', type: 'artwork' },
    ]);
  });

  it('has no hint for a change that is rolled back', async () => {
    const { documentId } = await draftArtwork(running);
    await running.strapi.db.query(hintUid).deleteMany({ where: { documentId } });
    const undone = running.strapi.db.transaction(async () => {
      await running.strapi.documents(uid).update({ documentId, locale: 'zh', data: { name: '未成' } });
      expect(await pending(documentId)).toHaveLength(2);
      throw new Error('the kiln cracked');
    });
    await expect(undone).rejects.toThrow('the kiln cracked');
    expect(await pending(documentId)).toEqual([]);
    expect(await running.strapi.documents(uid).findOne({ documentId, locale: 'zh' })).not.toMatchObject({
      name: '未成',
    });
  });

  it('delivers at once to a receiver that is up, and to the other one as soon as it is back', async () => {
    await commerce.start();
    const { documentId } = await publishedArtwork(running);
    await vi.waitFor(() => expect(hintsFor(commerce.received, documentId)).not.toEqual([]), soon);
    expect(hintsFor(commerce.received, documentId)[0]).toEqual({
      path: '/api/internal/cms_changed',
      token: internalToken,
      body: { type: 'artwork', documentId },
    });
    await vi.waitFor(
      async () => expect(await pending(documentId)).toMatchObject([{ receiver: 'web' }]),
      soon,
    );

    await web.start();
    await vi.waitFor(() => expect(hintsFor(web.received, documentId)).not.toEqual([]), soon);
    expect(hintsFor(web.received, documentId)[0]).toMatchObject({ path: '/internal/cms-changed' });
    await vi.waitFor(async () => expect(await pending(documentId)).toEqual([]), soon);
  });

  it('delivers the hint of an edit published in the panel at once', async () => {
    const { documentId } = await publishedArtwork(running);
    await commerce.start();
    await web.start();
    await vi.waitFor(async () => expect(await pending(documentId)).toEqual([]), soon);
    commerce.received.length = 0;
    web.received.length = 0;

    const { status } = await running.panel('POST', `${panelPath(documentId)}/actions/publish?locale=zh`, {
      name: '新名',
    });
    expect(status).toBe(200);
    for (const { received } of [commerce, web]) {
      await vi.waitFor(() => expect(hintsFor(received, documentId)).not.toEqual([]), soon);
    }
    const { body } = await running.read<{ data: { name: string } }>(`artworks/${documentId}?locale=zh`);
    expect(body.data.name).toBe('新名');
  });

  it('delivers a hint for a deleted piece too', async () => {
    const { documentId } = await publishedArtwork(running);
    await web.start();
    await vi.waitFor(() => expect(hintsFor(web.received, documentId)).not.toEqual([]), soon);
    web.received.length = 0;
    await running.strapi.documents(uid).delete({ documentId, locale: '*' });
    await vi.waitFor(() => expect(hintsFor(web.received, documentId)).not.toEqual([]), soon);
  });
});

function hintsFor(received: ReceivedHint[], documentId: string): ReceivedHint[] {
  return received.filter(({ body }) => JSON.stringify(body).includes(documentId));
}
