import type { z } from 'zod';
import { components, oneOf, picture, text, zone } from '../cms-fields.server.ts';
import {
  type Block,
  type BodyPart,
  type ListBlock,
  pictureWidths,
  plainText,
  type Section,
  type Source,
} from './block.ts';
import { blocks } from './blocks-field.server.ts';
import { createReferences, type MarkReferences } from './references.server.ts';
import { safeAddress } from './safe-address.ts';

export const bodyZone = zone({
  'article.passage': { text: blocks },
  'article.picture': { image: picture, alt: text, caption: text, width: oneOf(pictureWidths) },
  'article.quotation': { text, attribution: text },
  'article.timeline': { events: components({ year: text, title: text, text }) },
});

export const sourceList = components({ text, url: text });

export interface ArticleBody {
  parts: BodyPart[];
  sections: Section[];
  sources: Source[];
}

type Zone = z.output<typeof bodyZone>;

/** Gives ids to the sections, and turns markers such as `[^3]` into references. */
export function readBody(zone: Zone, entered: z.output<typeof sourceList>): ArticleBody {
  const references = createReferences(entered.length);
  const sections: Section[] = [];
  const parts = zone.flatMap((part) => readPart(part, { ...references, sections }));
  const sources = entered.map(({ text, url }, index) => ({
    text: text ?? '',
    url: url && safeAddress(url),
    referred: references.hasReferred(index + 1),
  }));
  return { parts, sections, sources };
}

interface Reading {
  mark: MarkReferences;
  startSection(): void;
  sections: Section[];
}

function readPart(part: Zone[number], reading: Reading): BodyPart[] {
  const mark = (value: string | null) => reading.mark([{ type: 'text', text: value ?? '' }]);
  switch (part.__component) {
    case 'article.passage':
      return [{ type: 'blocks', blocks: part.text.map((block) => readBlock(block, reading)) }];
    case 'article.picture': {
      const { image, alt, caption, width } = part;
      if (!image) return [];
      return [
        {
          type: 'picture',
          picture: image,
          alt: alt ?? '',
          caption: mark(caption),
          width: width ?? 'measure',
        },
      ];
    }
    case 'article.quotation':
      return [{ type: 'quotation', text: mark(part.text), attribution: mark(part.attribution) }];
    case 'article.timeline':
      return [
        {
          type: 'timeline',
          events: part.events.map(({ year, title, text }) => ({
            year: year ?? '',
            title: mark(title),
            text: (text ?? '').split(/\n\s*\n/).map(mark),
          })),
        },
      ];
  }
}

function readBlock(block: Block, reading: Reading): Block {
  if (block.type === 'image') return block;
  if (block.type === 'list') return readList(block, reading);
  if (block.type !== 'heading') return { ...block, children: reading.mark(block.children) };
  if (block.level === 2) reading.startSection();
  const children = reading.mark(block.children);
  if (block.level !== 2) return { ...block, children };
  const id = `section-${reading.sections.length + 1}`;
  reading.sections.push({ id, title: plainText(children) });
  return { ...block, id, children };
}

function readList(list: ListBlock, reading: Reading): ListBlock {
  const children = list.children.map((child) =>
    child.type === 'list' ? readList(child, reading) : { ...child, children: reading.mark(child.children) },
  );
  return { ...list, children };
}
