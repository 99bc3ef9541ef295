import { sawNothing } from '../../saving/seen-version.ts';
import { placeOf } from '../save/store-action.ts';
import { refusedIn } from './refused-save.ts';
import { unsavedChanges } from './unsaved-changes.ts';

export interface EditedVersion {
  model: string;
  documentId?: string;
  document?: Record<string, unknown> & { locale?: string; updatedAt?: string };
}

/** During a conflict, this is a version that the server refuses, because the form lacks the user's text. */
export function versionSeen({ model, documentId, document }: EditedVersion): string | undefined {
  if (!document) return undefined;
  const place = placeOf(model, documentId, document.locale);
  return unsavedChanges(refusedIn(place), document).length > 0 ? sawNothing : document.updatedAt;
}
