import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture.tsx';
import type { Block, ListBlock, ListItem } from './block.ts';
import { eachOf } from './each-of.ts';
import { InlineText } from './inline-text.tsx';

export function Blocks({ value }: { value: readonly Block[] }) {
  return eachOf(value, shown);
}

function shown(block: Block): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineText value={block.children} />
        </p>
      );
    case 'heading':
      return <Heading {...block} />;
    case 'quote':
      return (
        <blockquote>
          <InlineText value={block.children} />
        </blockquote>
      );
    case 'code':
      return (
        <pre className="overflow-x-auto text-small">
          <InlineText value={block.children} />
        </pre>
      );
    case 'list':
      return <List {...block} />;
    case 'image':
      return (
        <Picture
          {...block.image}
          alt={block.alt}
          sizes="(min-width: 64rem) 38rem, 90vw"
          blurred
          className="h-auto w-full"
        />
      );
  }
}

function Heading({ level, id, children }: Extract<Block, { type: 'heading' }>) {
  const Element = level === 2 ? 'h2' : 'h3';
  return (
    <Element id={id} className={level === 2 ? 'text-title' : 'text-lead'}>
      <InlineText value={children} />
    </Element>
  );
}

function List({ ordered, children }: ListBlock) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element>
      {eachOf(entriesOf(children), ({ item, lists }) => (
        <li className={item ? undefined : 'list-none'}>
          {item && <InlineText value={item.children} />}
          {eachOf(lists, (list) => (
            <List {...list} />
          ))}
        </li>
      ))}
    </Element>
  );
}

/** The CMS puts a nested list beside the items. Here it belongs to the item before it. */
function entriesOf(children: ListBlock['children']): { item?: ListItem; lists: ListBlock[] }[] {
  const entries: { item?: ListItem; lists: ListBlock[] }[] = [];
  for (const child of children) {
    const last = entries.at(-1);
    if (child.type === 'list-item') entries.push({ item: child, lists: [] });
    else if (last) last.lists.push(child);
    else entries.push({ lists: [child] });
  }
  return entries;
}
