import { isComposing } from '../../ui/is-composing.ts';

/** Ignores keys during typing, under a dialog and with Ctrl, Alt or Command. Returns the function that stops it. */
export function onKey(handlers: readonly (readonly [key: string, handle: () => void])[]): () => void {
  function listen(event: KeyboardEvent) {
    const handle = handlers.find(([key]) => key === event.key)?.[1];
    if (!handle || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    handle();
  }
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

const typedInto = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typedInto) !== null;
}
