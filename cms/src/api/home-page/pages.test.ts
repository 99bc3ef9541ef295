import { beforeAll, describe, expect, it } from 'vitest';
import { type Cms, cms } from '../../../test/cms.ts';
import { hintUid } from '../../outbox/hint-model.ts';

const homeUid = 'api::home-page.home-page';

describe('the pages of the sample shop', () => {
  let running: Cms;
  beforeAll(async () => {
    running = await cms();
  });

  it.each([
    ['home-page', 'zh', { motto: { first: '入窑一色' }, story: { picture: { mime: 'image/jpeg' } } }],
    ['home-page', 'en', { making: [{ title: 'Clay', picture: { mime: 'image/jpeg' } }, {}, {}, {}] }],
    ['esg-page', 'zh', { title: '木制包装', picture: { mime: 'image/jpeg' } }],
    ['esg-page', 'en', { title: 'Wooden Packaging', contact: { button: 'Contact us' } }],
    ['customization-page', 'zh', { title: '定制', cupProductCode: 'JY-2024-010' }],
    ['customization-page', 'en', { cup: { usageScenarios: { title: 'Usage Scenarios' } } }],
    ['buying-page', 'zh', { title: '购买须知' }],
    ['buying-page', 'en', { title: 'Before You Buy' }],
    ['for-show-page', 'zh', { title: '陈列作品' }],
    ['for-show-page', 'en', { title: 'Made for display' }],
  ])('%s is published in %s', async (page, locale, content) => {
    const populate =
      page === 'home-page'
        ? 'populate[motto]=true&populate[story][populate]=picture&populate[making][populate]=picture'
        : page === 'customization-page'
          ? 'populate[cup][populate]=*'
          : 'populate=*';
    const { body } = await running.read<{ data: object }>(`${page}?locale=${locale}&${populate}`);
    expect(body.data).toMatchObject(content);
  });

  it('an empty line separates the paragraphs of a text, and each point has its own line', async () => {
    const { body } = await running.read<{ data: { cup: { inspiration: { text: string; points: string } } } }>(
      'customization-page?locale=zh&populate[cup][populate]=*',
    );
    const { text, points } = body.data.cup.inspiration;
    expect(text.split('\n\n')).toHaveLength(2);
    expect(points.split('\n')).toHaveLength(3);
  });
});

describe('a picture inside of a component', () => {
  let running: Cms;
  beforeAll(async () => {
    running = await cms();
  });

  const fileNamed = async (name: string): Promise<number> => {
    const file = await running.strapi.db.query('plugin::upload.file').findOne({ where: { name } });
    return file.id;
  };

  it('cannot be a PDF', async () => {
    const documents = running.strapi.documents(homeUid);
    const home = await documents.findFirst({ locale: 'zh' });
    const pdf = await fileNamed('literature-ten-numerals.pdf');
    const making = [{ title: '泥', text: '淘洗', picture: pdf }];
    const change = documents.update({ documentId: home?.documentId ?? '', locale: 'zh', data: { making } });
    await expect(change).rejects.toThrow('图片：这里不能用 literature-ten-numerals.pdf');
  });

  it('records hints for the page that shows it when it is changed in the media library', async () => {
    const home = await running.strapi.documents(homeUid).findFirst({ locale: 'zh' });
    const hints = { where: { documentId: home?.documentId } };
    await running.strapi.db.query(hintUid).deleteMany(hints);
    const id = await fileNamed('making-clay.jpg');
    await running.panel('POST', `/upload?id=${id}`, fileInfo({ alternativeText: '泥料' }));
    expect(await running.strapi.db.query(hintUid).findMany(hints)).toMatchObject([
      { type: 'home-page' },
      { type: 'home-page' },
    ]);
  });
});

function fileInfo(info: object): FormData {
  const form = new FormData();
  form.append('fileInfo', JSON.stringify(info));
  return form;
}
