import type { Element, HTMLDocument, Node } from 'happy-dom';
import type { Language } from './words.ts';

/** What must not stand in a page of the language unless it is marked with the `lang` of another language. */
const foreign: Record<Language, RegExp> = {
  en: /\p{Script=Han}/u,
  /** Four or more words in a row. */
  zh: /(?:[A-Za-z][A-Za-z'’-]*[\s,;:]+){3,}[A-Za-z]{2,}/,
};

/** The title of a work stays in the language of the work. */
const quotedTitle = /“[^”]*”|《[^》]*》/g;
const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'content'];
const notRead = new Set(['SCRIPT', 'STYLE', 'LINK']);
/** Sources name works in the language of the work. */
const sources = /\b(source-list|side-note)\b/;

/** The texts of a page that are in another language than their `lang` attribute says. */
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
    for (const child of element.childNodes) visit(child, language);
  }

  function look(text: string, language: Language): void {
    if (foreign[language].test(text.replaceAll(quotedTitle, ''))) found.push(text.trim().slice(0, 120));
  }
}

function languageOf(element: Element): Language | undefined {
  const tag = element.getAttribute('lang')?.slice(0, 2);
  return tag === 'zh' || tag === 'en' ? tag : undefined;
}
