import { unstable_useDocumentActions as useDocumentActions, useForm } from '@strapi/strapi/admin';
import { seenAt } from '../../saving/seen-version.ts';
import { versionSeen } from '../conflict/version-seen.ts';
import { word } from '../word.ts';

interface EditedDocument {
  activeTab: 'draft' | 'published' | null;
  model: string;
  collectionType: string;
  documentId?: string;
  document?: { locale?: string; updatedAt?: string; status?: 'draft' | 'modified' | 'published' };
  meta?: { availableLocales: { locale: string }[] };
}

interface Action {
  label: string;
  disabled: boolean;
  position: 'panel'[];
  variant?: 'danger';
  onClick: () => Promise<void>;
}

/** Strapi's own button publishes all languages (src/publication). */
export function PublishOneLanguage(edited: EditedDocument): Action | null {
  const { publish } = useDocumentActions();
  const modified = useForm('PublishOneLanguage', (state) => state.modified);
  const target = oneLanguageOf(edited);
  if (!target) return null;
  return {
    label: word(`publication.only.${target.params.locale}`),
    // Unsaved changes would not be published.
    disabled: modified || edited.activeTab === 'published',
    position: ['panel'],
    onClick: async () => {
      await publish(target, { [seenAt]: versionSeen(edited) });
    },
  };
}

export function UnpublishOneLanguage(edited: EditedDocument): Action | null {
  const { unpublish } = useDocumentActions();
  const target = oneLanguageOf(edited);
  if (!target) return null;
  return {
    label: word(`publication.not.${target.params.locale}`),
    disabled: edited.activeTab === 'published' || edited.document?.status === 'draft',
    position: ['panel'],
    variant: 'danger',
    onClick: async () => {
      await unpublish(target);
    },
  };
}

/** Undefined for a document that is written in one language only. */
function oneLanguageOf({ model, collectionType, documentId, document, meta }: EditedDocument) {
  const { locale } = document ?? {};
  if (!locale || !documentId || !meta?.availableLocales.length) return undefined;
  return { model, collectionType, documentId, params: { locale, onlyThisLanguage: 'true' } };
}
