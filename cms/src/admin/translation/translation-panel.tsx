import { Flex, Typography } from '@strapi/design-system';
import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { type Completeness, missingTranslations } from '../../translation/missing-translations.ts';
import { word } from '../word.ts';
import { EnglishShare } from './english-share.tsx';

interface EditedDocument {
  model: string;
  /** Undefined until a new document is saved for the first time. */
  documentId?: string;
  collectionType: string;
}

/** Missing English does not prevent publishing, because the site then shows the Chinese text. */
export function TranslationPanel(edited: EditedDocument): { title: string; content: ReactNode } | null {
  const chinese = useDocument({ ...edited, params: { locale: 'zh' } });
  const english = useDocument({ ...edited, params: { locale: 'en' } });
  const { schema, components } = chinese;
  if (!schema || !chinese.document || !english.document) return null;
  const { attributes } = schema;
  const completeness = missingTranslations({ attributes, components }, chinese.document, english.document);
  if (!completeness) return null;
  return {
    title: word('translation.title'),
    content: <TranslationState model={edited.model} {...completeness} />,
  };
}

function TranslationState({ model, missing, percent }: Completeness & { model: string }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <EnglishShare percent={percent} />
      {missing.length > 0 && (
        <>
          <Typography variant="pi">{word('translation.missing')}</Typography>
          <ul>
            {missing.map(({ name, words }) => (
              <li key={name}>
                <Typography variant="pi">
                  {word(`content-manager.content-types.${model}.${name}`)}
                  {` · ${word('translation.words', { count: words })}`}
                </Typography>
              </li>
            ))}
          </ul>
        </>
      )}
    </Flex>
  );
}
