import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/shop/services.ts';
import { hostileTexts } from './hostile-texts.ts';

export interface HostileFiles {
  image: number;
  pdf: number;
}

export interface ContentType {
  /** Such as `api::artwork.artwork`. */
  uid: string;
  name: string;
  single: boolean;
  hasDrafts: boolean;
  attributes: Record<string, Attribute>;
}

interface Attribute {
  type: string;
  writable?: boolean;
  maxLength?: number;
  min?: number;
  regex?: string;
  enum?: string[];
  multiple?: boolean;
  allowedTypes?: string[];
  pluginOptions?: { upload?: { kind: string } };
  component?: string;
  components?: string[];
  repeatable?: boolean;
}

const source = path.join(root, 'cms', 'src');

export function contentTypes(): ContentType[] {
  return readdirSync(path.join(source, 'api')).map((name) => {
    const schema = readJson('api', name, 'content-types', name, 'schema.json');
    return {
      uid: `api::${name}.${name}`,
      name,
      single: schema.kind === 'singleType',
      hasDrafts: schema.options.draftAndPublish,
      attributes: schema.attributes,
    };
  });
}

type Patterned = Readonly<Record<string, string>>;

/** `used` holds the hostile texts of the documents made so far. */
export function createHostileDocuments(files: HostileFiles, patterned: Patterned) {
  const texts = hostileTexts();
  const used = new Set<string>();
  let next = 0;

  function document(attributes: Record<string, Attribute>, mark: string): Record<string, unknown> {
    const writable = Object.entries(attributes).filter(([, { writable }]) => writable !== false);
    return Object.fromEntries(writable.map(([name, attribute]) => [name, value(name, attribute, mark)]));
  }

  function value(name: string, attribute: Attribute, mark: string): unknown {
    switch (attribute.type) {
      case 'string':
      case 'text':
        return attribute.regex ? withPattern(name, attribute.regex) : line(attribute.maxLength, mark);
      case 'email':
        return "'onfocus=ran&autofocus='@example.com";
      case 'blocks':
        return blocks();
      case 'enumeration':
        return attribute.enum?.[0];
      case 'time':
        return '18:00:00.000';
      case 'boolean':
        return true;
      case 'integer':
      case 'decimal':
        return Math.max(attribute.min ?? 0, 5);
      case 'json':
        return [[['<svg onload=alert(1)>', '0"/><script>alert(1)</script>']]];
      case 'media':
        return media(attribute);
      case 'component': {
        const part = document(componentAttributes(attribute.component), mark);
        return attribute.repeatable ? [part] : part;
      }
      case 'dynamiczone':
        return attribute.components?.map((uid) => ({
          __component: uid,
          ...document(componentAttributes(uid), mark),
        }));
      default:
        throw new Error(`the hostile documents have no value for the type ${attribute.type} of ${name}`);
    }
  }

  function withPattern(name: string, regex: string): string {
    const text = patterned[name];
    if (text && new RegExp(regex).test(text)) return text;
    throw new Error(`the hostile documents need a text for ${name} that matches ${regex}`);
  }

  /** Joins as many texts as fit into a field. A long field starts with the mark. */
  function line(maxLength = 2000, mark: string): string {
    const room = Math.min(maxLength, 2000);
    let text = room >= 200 ? mark : take(room);
    while (text.length + 90 < room) text += ` ${take(room - text.length - 1)}`;
    return text;
  }

  function take(room: number): string {
    for (const _ of texts) {
      const text = texts[next++ % texts.length] ?? '';
      if (text.length > room) continue;
      used.add(text);
      return text;
    }
    throw new Error(`no hostile text fits into ${room} characters`);
  }

  function blocks(): object[] {
    const paragraphs = texts.map((text) => {
      used.add(text);
      const link = { type: 'link', url: `/${text}`, children: [words(text)] };
      return { type: 'paragraph', children: [words(text), link, words(' ')] };
    });
    return [
      { type: 'heading', level: 2, children: [words(take(90))] },
      ...paragraphs,
      { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [words(take(90))] }] },
      { type: 'quote', children: [words(take(90))] },
      { type: 'code', language: take(90), children: [words(take(90))] },
    ];
  }

  function media({ multiple, allowedTypes, pluginOptions }: Attribute): number | number[] | null {
    if (pluginOptions?.upload) return null;
    const file = allowedTypes?.includes('images') ? files.image : files.pdf;
    return multiple ? [file] : file;
  }

  return { document, texts, used };
}

function words(text: string) {
  return { type: 'text', text };
}

function componentAttributes(uid = ''): Record<string, Attribute> {
  const [category = '', name] = uid.split('.');
  return readJson('components', category, `${name}.json`).attributes;
}

function readJson(...names: string[]) {
  return JSON.parse(readFileSync(path.join(source, ...names), 'utf8'));
}
