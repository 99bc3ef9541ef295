import type { CmsText } from '../../content/cms-text.tsx';

export interface StoryImage {
  name: string;
  width: number;
  height: number;
}

export interface ArticleSummary {
  documentId: string;
  slug: string;
  title: CmsText | null;
  description: CmsText | null;
  readingMinutes: number;
  cover: StoryImage | null;
}

export interface StoriesTexts {
  title: CmsText | null;
  lead: CmsText | null;
  banner: StoryImage | null;
  bannerAlt: CmsText | null;
  intro: CmsText | null;
  sustainability: { title: CmsText | null; text: CmsText | null; button: CmsText | null };
  literature: { title: CmsText | null; lead: CmsText | null };
  seoDescription: CmsText | null;
  shareImage: StoryImage | null;
}
