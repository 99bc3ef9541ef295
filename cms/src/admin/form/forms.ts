/** What a form shows besides its fields. Each of them needs a field, and is left out of a form without it. */
export const helpers: Record<string, string> = {
  codeProposal: 'productCode',
  photos: 'mainImage',
  outlineFromPicture: 'outline',
};

/** For a field that is a list: which field of its entries names a closed entry, where Strapi would choose another. */
export const entryTitles: Record<string, string> = { sources: 'text', sections: 'title' };

export interface Form {
  /** The rows of the part that is always open: names of fields and of helpers. */
  first: readonly string[][];
  /** The parts that open on demand, each with a word for its title. */
  folded: readonly { title: string; rows: readonly string[][] }[];
  /** Fields that nobody fills in by hand. */
  hidden?: readonly string[];
}

const found = { title: 'form.found', rows: [['seoDescription'], ['shareImage']] };

/** The forms that are not shown as Strapi would, by the English name of the type. */
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
    // The drawing of a piece that is not round, from the program that made it.
    hidden: ['silhouette'],
  },
  Article: {
    first: [['title'], ['description'], ['cover', 'slug', 'readingMinutes'], ['body'], ['sources']],
    folded: [{ title: 'form.place', rows: [['featured', 'order']] }, found],
  },
};
