import { isComposing } from '../../ui/is-composing.ts';

/**
 * Calls a handler when its key is pressed, but not while somebody types, while a dialog is open, or together with
 * Ctrl, Alt or Command. Returns the function that stops listening.
 */
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
