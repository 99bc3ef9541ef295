import { own } from '../own.ts';
import { hardCodedWords } from './translations/hard-coded-words.ts';

const attributes = ['aria-label', 'placeholder', 'title'];
/** User input and the content of documents are never translated. */
const written = '[data-slate-editor], input, textarea, td, h1';

/** Some words of Strapi's pages have no translation key, so they can only be translated in the page. */
export function translateHardCodedWords(): void {
  const translate = (root: Node) => {
    if (!document.documentElement.lang.startsWith('zh')) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Element) translateAttributes(node);
      else if (node.nodeType === Node.TEXT_NODE) translateText(node);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) translate(node);
      else translate(target);
    }
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  });
}

function translateText(node: Node): void {
  const text = own(hardCodedWords, node.nodeValue?.trim() ?? '');
  if (text && !node.parentElement?.closest(written)) node.nodeValue = text;
}

function translateAttributes(element: Element): void {
  for (const name of attributes) {
    const text = own(hardCodedWords, element.getAttribute(name) ?? '');
    if (text) element.setAttribute(name, text);
    // Strapi writes an element into the title of the globe, which already has a tooltip.
    if (element.getAttribute(name) === '[object Object]') element.removeAttribute(name);
  }
}
