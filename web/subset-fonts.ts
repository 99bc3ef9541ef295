import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/*
 * Makes the two heading fonts small before each build (`npm run fonts -w web`). The Chinese font has only the
 * characters of the shop's short texts and sample content. A rare character that staff use later is shown in a serif
 * font of the visitor's system.
 */

const web = dirname(fileURLToPath(import.meta.url));
const repository = join(web, '..');
const output = join(web, 'app/ui/fonts');
const resolve = createRequire(import.meta.url).resolve;

const latin = `${characters(0x20, 0x7e) + characters(0xa0, 0xff)}–—‘’“”…•→←×¥€−`;

async function subsetFonts(): Promise<void> {
  await mkdir(output, { recursive: true });
  const han = await hanInUse();
  await writeFont(
    'heading-han.woff2',
    '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-500-normal.woff2',
    han,
    {
      keepFeatures: ['vert', 'vrt2', 'kern', 'vkrn', 'chws', 'vchw', 'halt', 'vhal'],
    },
  );
  // A design for large text (optical size 48), at one weight.
  await writeFont(
    'heading-latin.woff2',
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-standard-normal.woff2',
    latin,
    {
      variationAxes: { opsz: 48, wght: 400 },
      keepFeatures: ['kern', 'liga', 'onum', 'lnum', 'pnum', 'tnum'],
    },
  );
}

async function writeFont(
  name: string,
  source: string,
  text: string,
  options: Parameters<typeof subsetFont>[2],
): Promise<void> {
  const font = await subsetFont(await readFile(resolve(source)), text, {
    targetFormat: 'woff2',
    noHinting: true,
    ...options,
  });
  await writeFile(join(output, name), font);
  console.log(`${name}: ${[...text].length} characters, ${(font.length / 1024).toFixed(0)} KiB`);
}

async function hanInUse(): Promise<string> {
  const texts = [
    ...(await jsonIn(join(repository, 'locales/zh'), hasHeadings))
      .flatMap((file) => strings(file))
      .filter(isShort),
    ...(await jsonIn(join(repository, 'cms/seed'))).flatMap((file) => strings(file, headingFields)),
  ];
  const used = new Set(
    [...texts.join('')].filter((character) =>
      /[\u2014\u2018-\u201d\u2026\u2e80-\u9fff\uff00-\uffef]/.test(character),
    ),
  );
  return [...used].sort().join('');
}

/** Headings are short; longer texts use the system's sans-serif font. */
function isShort(text: string): boolean {
  return text.length <= 12;
}

const headingFields = new Set(['name', 'title', 'siteName', 'heading', 'year', 'lead']);

/** The admin area uses the system's font, and some texts are for files and e-mails. */
function hasHeadings(name: string): boolean {
  return !/^(admin|export|mail|statement)/.test(name);
}

async function jsonIn(folder: string, isUsed: (name: string) => boolean = () => true): Promise<unknown[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json') && isUsed(name));
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
}

/** Without `fields`, all strings inside a value. */
function strings(value: unknown, fields?: ReadonlySet<string>, inside = !fields): string[] {
  if (typeof value === 'string') return inside ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, nested]) =>
    strings(nested, fields, inside || Boolean(fields?.has(key))),
  );
}

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

await subsetFonts();
