/* The rich text of the CMS as pages render it, without HTML. Blocks of an unknown kind are left out on reading. */

interface Picture {
  name: string;
  width: number;
  height: number;
}

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

export interface Reference {
  type: 'reference';
  /** Counted from 1. */
  source: number;
  /** The anchor of this place in the text. */
  id: string;
  /** True if this section referred to the source before, so that its note already stands beside the text. */
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
  /** False for a source that is listed for further reading only. */
  referred: boolean;
}

export interface Section {
  id: string;
  title: string;
}

export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((each) => (each.type === 'text' ? each.text : each.type === 'link' ? plainText(each.children) : ''))
    .join('');
}
