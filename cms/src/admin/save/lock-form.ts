import type { Stage } from './store-action.ts';

let isSaving = false;
let reads = 0;
let isLocked = false;

/** After a save, Strapi reads the form again and would replace what was written meanwhile. */
export function lockForm(request: { of: 'save' | 'read'; stage: Stage } | null): void {
  if (!request) return;
  const begins = request.stage === 'begins';
  if (request.of === 'save') isSaving = begins;
  else reads = begins ? reads + 1 : Math.max(0, reads - 1);
  if (isSaving) isLocked = true;
  show();
  // The document is read again at the same moment in which the save ends.
  if (isLocked) setTimeout(unlockIfDone);
}

function unlockIfDone(): void {
  if (isSaving || reads > 0) return;
  isLocked = false;
  show();
}

function show(): void {
  for (const fields of document.querySelectorAll<HTMLElement>('form [role="tabpanel"]'))
    fields.inert = isLocked;
}
