const perPage = 12;

export async function pagesOf(web: string): Promise<Record<string, string>> {
  const last = Math.ceil((await totalOf(web)) / perPage);
  return {
    'list, first page': `${web}/artworks?lng=zh`,
    'list, last page': `${web}/artworks?page=${last}&lng=zh`,
    'list, sorted by price': `${web}/artworks?sort=price_asc&lng=zh`,
    'search by a word': `${web}/artworks?q=sky&lng=en`,
    'filter by type and glaze': `${web}/artworks?type=vase&glaze=sky-blue&lng=zh`,
    product: `${web}/artworks/JY-2024-005?lng=zh`,
    article: `${web}/jun-history/intro?lng=zh`,
    stories: `${web}/jun-history?lng=zh`,
    'literature, search': `${web}/jun-history?q=jun&lng=en`,
    home: `${web}/?lng=zh`,
    customization: `${web}/customization?lng=zh`,
    'pieces for show': `${web}/artworks-for-show?lng=zh`,
    sitemap: `${web}/sitemap.xml`,
  };
}

async function totalOf(web: string): Promise<number> {
  const answer = await fetch(`${web}/api/product/search`);
  const { content } = (await answer.json()) as { content: { total: number } };
  return content.total;
}
