interface Text {
  type: 'text';
  text: string;
  bold?: true;
  italic?: true;
  underline?: true;
  strikethrough?: true;
}

interface Link {
  type: 'link';
  url: string;
  children: Text[];
}

type Inline = Text | Link;

interface List {
  type: 'list';
  format: 'ordered' | 'unordered';
  indentLevel: number;
  children: (List | { type: 'list-item'; children: Inline[] })[];
}

export type Block =
  | { type: 'paragraph' | 'quote'; children: Inline[] }
  | { type: 'heading'; level: 2 | 3; children: Inline[] }
  | List;

type Kind =
  | { type: 'paragraph' | 'quote' }
  | { type: 'heading'; level: 2 | 3 }
  | { type: 'item'; format: List['format']; level: number };

type Marks = Omit<Text, 'type' | 'text'>;
type Item = { kind: Kind; children: Inline[] };

/** Reads what Word and WeChat put on the clipboard, without fonts, colors, pictures and empty paragraphs. */
export function blocksFromHtml(body: Element): Block[] {
  const items: Item[] = [];
  readChildren(body, { kind: { type: 'paragraph' }, marks: {} });
  return nest(items.map(trimmed).filter(({ children }) => children.length > 0));

  interface Place {
    kind: Kind;
    marks: Marks;
    url?: string;
    /** How many lists are around the text. */
    lists?: number;
  }

  function readChildren(parent: Node, place: Place): void {
    for (const child of parent.childNodes) {
      if (child.nodeType === 3) addText(child.textContent ?? '', place);
      if (child.nodeType === 1) readElement(child as Element, place);
    }
  }

  function readElement(element: Element, place: Place): void {
    const tag = element.tagName.toLowerCase();
    const style = element.getAttribute('style') ?? '';
    if (ignored.has(tag) || /mso-list:\s*ignore/i.test(style)) return;
    if (tag === 'br') {
      addRun('\n', place);
      return;
    }
    // The text of an article has no tables, so a row becomes a line.
    if (tag === 'tr' && element.children.length > 1) {
      startItem(place.kind);
      addText([...element.children].map(({ textContent }) => textContent?.trim()).join(' '), place);
      startItem(place.kind);
      return;
    }
    const inner = { ...place, marks: { ...place.marks, ...marksOf(tag, style) } };
    const url = tag === 'a' && safeUrl(element.getAttribute('href') ?? '');
    if (url) inner.url = url;
    if (tag === 'ul' || tag === 'ol') inner.lists = (place.lists ?? 0) + 1;
    const kind =
      kindOf(element, tag, style, inner.lists ?? 0) ?? (blockTags.has(tag) ? place.kind : undefined);
    if (kind) startItem(kind);
    readChildren(element, kind ? { ...inner, kind } : inner);
    if (kind) startItem(place.kind);
  }

  function startItem(kind: Kind): void {
    items.push({ kind, children: [] });
  }

  function addText(text: string, place: Place): void {
    addRun(unwrapped(text), place);
  }

  function addRun(text: string, { kind, marks, url }: Place): void {
    if (items.length === 0) startItem(kind);
    const children = (items.at(-1) as Item).children;
    const run: Text = { type: 'text', text, ...marks };
    if (url) children.push({ type: 'link', url, children: [run] });
    else children.push(run);
  }
}

/** Empty lines separate paragraphs, as they do the stanzas of a poem. Without them, each line is a paragraph. */
export function blocksFromText(text: string): Block[] {
  const lines = text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());
  const paragraphs = lines.includes('') ? lines.join('\n').split(/\n{2,}/) : lines;
  return paragraphs.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] }));
}

const ignored = new Set(['style', 'script', 'title', 'meta', 'link', 'img', 'svg', 'o:p', 'xml', 'head']);
const blockTags = new Set(
  'address article aside blockquote dd div dl dt figure footer header li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
);

function kindOf(element: Element, tag: string, style: string, lists: number): Kind | undefined {
  const heading = /^h([1-6])$/.exec(tag);
  // The page has the only heading of the first level.
  if (heading) return { type: 'heading', level: Number(heading[1]) <= 2 ? 2 : 3 };
  if (tag === 'blockquote') return { type: 'quote' };
  if (tag === 'li') {
    const format = element.parentElement?.tagName === 'OL' ? 'ordered' : 'unordered';
    return { type: 'item', format, level: Math.max(0, lists - 1) };
  }
  // Word writes a list as paragraphs that name their level, with the number or bullet as text.
  const level = /mso-list:[^;]*level(\d)/i.exec(style)?.[1];
  if (level) return { type: 'item', format: formatOf(element), level: Number(level) - 1 };
  return undefined;
}

function formatOf(element: Element): List['format'] {
  const marker = [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  return /^[\s(（]*[\p{N}a-z一二三四五六七八九十]+\s*[.、)）]/iu.test(marker?.textContent ?? '')
    ? 'ordered'
    : 'unordered';
}

function marksOf(tag: string, style: string): Marks {
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  const bold = weight ? weight === 'bold' || Number(weight) >= 600 : tag === 'b' || tag === 'strong';
  const decoration = /text-decoration[^:;]*:([^;]*)/i.exec(style)?.[1] ?? '';
  return {
    ...(bold && { bold: true }),
    ...((tag === 'i' || tag === 'em' || /font-style:\s*italic/i.test(style)) && { italic: true }),
    ...((tag === 'u' || decoration.includes('underline')) && { underline: true }),
    ...((/^(s|strike|del)$/.test(tag) || decoration.includes('line-through')) && { strikethrough: true }),
  };
}

function safeUrl(address: string): string | undefined {
  return /^(https?:|mailto:|tel:)/i.test(address.trim()) ? address.trim() : undefined;
}

/** Line breaks in the page's source are spaces. Word also breaks between Chinese characters, where no space belongs. */
function unwrapped(text: string): string {
  return text
    .replace(/(?<=[\p{Script=Han}\p{P}])[\t ]*[\r\n]+[\t ]*(?=[\p{Script=Han}\p{P}])/gu, '')
    .replace(/[\s\u00a0]+/g, ' ');
}

function trimmed({ kind, children }: Item): Item {
  const joined: Inline[] = [];
  for (const each of children) {
    const last = joined.at(-1);
    if (each.type === 'text' && last?.type === 'text' && sameMarks(each, last)) last.text += each.text;
    else joined.push(each.type === 'text' ? { ...each } : each);
  }
  const isBlank = (each: Inline | undefined) => each?.type === 'text' && each.text.trim() === '';
  while (isBlank(joined[0])) joined.shift();
  while (isBlank(joined.at(-1))) joined.pop();
  const [first] = joined;
  const last = joined.at(-1);
  if (first?.type === 'text') first.text = first.text.trimStart();
  if (last?.type === 'text') last.text = last.text.trimEnd();
  for (const each of joined) if (each.type === 'text') each.text = each.text.replace(/ *\n */g, '\n');
  return { kind, children: joined };
}

function sameMarks({ text: _, ...one }: Text, { text: __, ...other }: Text): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function nest(items: readonly Item[]): Block[] {
  const blocks: Block[] = [];
  for (const { kind, children } of items) {
    if (kind.type !== 'item') blocks.push({ ...kind, children });
    else listFor(blocks, kind).children.push({ type: 'list-item', children });
  }
  return blocks;
}

function listFor(
  blocks: (Block | List['children'][number])[],
  { format, level }: Extract<Kind, { type: 'item' }>,
): List {
  let siblings = blocks;
  let list: List | undefined;
  for (let depth = 0; depth <= level; depth += 1) {
    const last = siblings.at(-1);
    const isOwn = last?.type === 'list' && (depth < level || last.format === format);
    list = isOwn ? last : { type: 'list', format, indentLevel: depth, children: [] };
    if (!isOwn) siblings.push(list);
    siblings = list.children;
  }
  return list as List;
}
