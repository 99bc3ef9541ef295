import { type Block, blocksFromHtml, blocksFromText } from './blocks-from-html.ts';

/** Slate, the editor of rich text, reads blocks on the clipboard under this type. */
const fragment = 'application/x-slate-fragment';

/** Pastes clean blocks into rich text. The editor alone would take the letters without any structure. */
export function cleanPaste(): void {
  document.addEventListener(
    'paste',
    (event) => {
      const target = event.target as Element | null;
      const { clipboardData } = event;
      if (!clipboardData || !target?.closest('[data-slate-editor]') || target.closest('pre')) return;
      const blocks = blocksOf(clipboardData);
      if (blocks.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const clean = new DataTransfer();
      clean.setData(fragment, btoa(encodeURIComponent(JSON.stringify(blocks))));
      // The editor handles this event, which the browser sends after `paste`.
      const input = { inputType: 'insertFromPaste', dataTransfer: clean, bubbles: true, cancelable: true };
      target.dispatchEvent(new InputEvent('beforeinput', input));
    },
    { capture: true },
  );
}

/** Empty if the editor shall take the clipboard as it is: its own blocks, files, or a text of one line. */
function blocksOf(clipboard: DataTransfer): Block[] {
  if (clipboard.getData(fragment)) return [];
  const html = clipboard.getData('text/html');
  if (html.includes('data-slate-fragment')) return [];
  if (html) return blocksFromHtml(new DOMParser().parseFromString(html, 'text/html').body);
  const text = clipboard.getData('text/plain');
  return text.trim().includes('\n') ? blocksFromText(text) : [];
}
