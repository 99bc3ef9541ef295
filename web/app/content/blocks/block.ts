/*
 * The rich text of the CMS in the form that pages render. It contains no HTML. Blocks of an unknown kind are
 * left out when the text is read.
 */

interface Picture {
  name: string;
  width: number;
  height: number;
}

/** A run of text in one style. */
export interface TextRun {
  type: 'text';
  text: string;
  bold?: true | undefined;
  italic?: true | undefined;
  underline?: true | undefined;
  strikethrough?: true | undefined;
  code?: true | undefined;
}

export interface TextLink {
  type: 'link';
  /** A safe address: a web page, an email address (`mailto:`) or a phone number (`tel:`). */
  url: string;
  children: TextRun[];
}

/** A reference to a source. The text shows the reference as a number. */
export interface Reference {
  type: 'reference';
  /** The number of the source, from 1. */
  source: number;
  /** The anchor of this place in the text. */
  id: string;
  /**
   * Whether this section referred to the source before. The note of the source then already stands beside the
   * text.
   */
  repeated: boolean;
}

export type Inline = TextRun | TextLink | Reference;

export interface ListItem {
  type: 'list-item';
  children: Inline[];
}

export interface ListBlock {
  type: 'list';
  ordered: boolean;
  children: (ListItem | ListBlock)[];
}

export type Block =
  | { type: 'paragraph' | 'quote' | 'code'; children: Inline[] }
  | { type: 'heading'; level: 2 | 3; id?: string; children: Inline[] }
  | { type: 'image'; image: Picture; alt: string }
  | ListBlock;

/** A part of an article. */
export type BodyPart =
  | { type: 'blocks'; blocks: Block[] }
  | { type: 'picture'; picture: Picture; alt: string; caption: Inline[]; width: PictureWidth }
  | { type: 'quotation'; text: Inline[]; attribution: Inline[] }
  | { type: 'timeline'; events: TimelineEvent[] };

export const pictureWidths = ['measure', 'wide', 'full'] as const;
/** `measure` is as wide as the text, `wide` is wider, and `full` reaches the edge of the window. */
export type PictureWidth = (typeof pictureWidths)[number];

export interface TimelineEvent {
  year: string;
  title: Inline[];
  /** One list for each paragraph. */
  text: Inline[][];
}

export interface Source {
  text: string;
  url: string | null;
  /** Whether the text refers to this source. The list may also name sources for further reading. */
  referred: boolean;
}

/** A heading that the table of contents lists. */
export interface Section {
  id: string;
  title: string;
}

export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((each) => (each.type === 'text' ? each.text : each.type === 'link' ? plainText(each.children) : ''))
    .join('');
}
