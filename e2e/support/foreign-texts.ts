import type { Element, HTMLDocument, Node } from 'happy-dom';
import type { Language } from './words.ts';

/** Forbidden, except in elements with the `lang` of another language. */
const foreign: Record<Language, RegExp> = {
  en: /\p{Script=Han}/u,
  /** A single letter may be a shape, as in V. */
  zh: /[A-Za-z]{2,}/,
};

const latinInChinese = [
  /\bJY-\d{4}-\d{3}\b|[\w.]+@[\w.]+|\bjunyao-demo\b/g,
  /\b(?:cm|mm|KB|MB|PDF|DXF)\b/g,
  /\bICP|\bCC BY-NC\b|\bCreative Commons Attribution-NonCommercial\b/g,
  /\b(?:JavaScript|Cookie|userId|authToken|i18next|i18nextLng|Esc)\b/g,
];

const quotedTitle = /“[^”]*”|《[^》]*》/g;
const attributes = ['alt', 'title', 'aria-label', 'placeholder'];
const textInHead = /(?:title|description|site_name|alt)$/;
const notRead = new Set(['SCRIPT', 'STYLE', 'LINK']);
/** Sources name works in the language of the work. */
const sources = /\b(source-list|side-note)\b/;

export function foreignTexts(document: HTMLDocument): string[] {
  const found: string[] = [];
  visit(document.documentElement, 'zh');
  return found;

  function visit(node: Node, inherited: Language): void {
    if (node.nodeType === node.TEXT_NODE) look(node.textContent ?? '', inherited);
    if (node.nodeType !== node.ELEMENT_NODE) return;
    const element = node as Element;
    if (notRead.has(element.tagName) || sources.test(element.className)) return;
    const language = languageOf(element) ?? inherited;
    for (const name of attributes) look(element.getAttribute(name) ?? '', language);
    const meta = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
    if (element.tagName === 'META' && textInHead.test(meta))
      look(element.getAttribute('content') ?? '', language);
    for (const child of element.childNodes) visit(child, language);
  }

  function look(text: string, language: Language): void {
    const allowed = language === 'zh' ? [quotedTitle, ...latinInChinese] : [quotedTitle];
    const rest = allowed.reduce((left, pattern) => left.replaceAll(pattern, ''), text);
    if (foreign[language].test(rest)) found.push(text.trim().slice(0, 120));
  }
}

function languageOf(element: Element): Language | undefined {
  const tag = element.getAttribute('lang')?.slice(0, 2);
  return tag === 'zh' || tag === 'en' ? tag : undefined;
}
