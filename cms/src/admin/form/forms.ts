/** Each helper is left out of a form without its field. */
export const helpers: Record<string, string> = {
  codeProposal: 'productCode',
  photos: 'mainImage',
  outlineFromPicture: 'outline',
};

/** For lists where Strapi would choose another field of an entry as the title of the closed entry. */
export const entryTitles: Record<string, string> = { sources: 'text', sections: 'title' };

export interface Form {
  first: readonly string[][];
  /** Panels that open on demand; `title` is a key of a text. */
  folded: readonly { title: string; rows: readonly string[][] }[];
  /** Nobody fills in these fields by hand. */
  hidden?: readonly string[];
}

const found = { title: 'form.found', rows: [['seoDescription'], ['shareImage']] };

export const forms: Record<string, Form> = {
  Artwork: {
    first: [
      ['codeProposal'],
      ['productCode', 'name'],
      ['type', 'glazeFamily', 'glazeColor'],
      ['dimensions'],
      ['photos'],
      ['mainImage', 'microImage'],
      ['materials', 'craftsman'],
      ['processDescription'],
      ['designText'],
    ],
    folded: [
      { title: 'form.views', rows: [['views']] },
      { title: 'form.outline', rows: [['outlineFromPicture'], ['outline'], ['attached']] },
      { title: 'form.scores', rows: [['scores']] },
      { title: 'form.place', rows: [['featured', 'forShow', 'order']] },
      found,
    ],
    // A program writes this drawing of a piece that is not round.
    hidden: ['silhouette'],
  },
  Article: {
    first: [['title'], ['description'], ['cover', 'slug', 'readingMinutes'], ['body'], ['sources']],
    folded: [{ title: 'form.place', rows: [['featured', 'order']] }, found],
  },
};
