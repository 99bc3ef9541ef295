import { Box, Flex, Typography } from '@strapi/design-system';
import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { word } from '../word.ts';
import { type Completeness, missingTranslations } from './missing-translations.ts';

interface EditedDocument {
  /** The uid of the content type. */
  model: string;
  /** Undefined until a new document is saved for the first time. */
  documentId?: string;
  collectionType: string;
}

/**
 * Says beside the form of a document how much of it is translated and which fields lack English. It warns and does
 * not prevent publishing, because the site shows the Chinese text where English is missing.
 */
export function TranslationPanel(edited: EditedDocument): { title: string; content: ReactNode } | null {
  const chinese = useDocument({ ...edited, params: { locale: 'zh' } });
  const english = useDocument({ ...edited, params: { locale: 'en' } });
  const { schema } = chinese;
  if (!schema || !chinese.document || !english.document) return null;
  const completeness = missingTranslations(schema.attributes, chinese.document, english.document);
  if (!completeness) return null;
  return {
    title: word('translation.title'),
    content: <TranslationState model={edited.model} {...completeness} />,
  };
}

function TranslationState({ model, missing, percent }: Completeness & { model: string }) {
  const isComplete = missing.length === 0;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Box background="neutral150" height="6px" hasRadius aria-hidden>
        <Box
          background={isComplete ? 'success500' : 'warning500'}
          height="6px"
          width={`${percent}%`}
          hasRadius
        />
      </Box>
      <Typography fontWeight="semiBold" textColor={isComplete ? 'success600' : 'warning600'}>
        {`${word('translation.english')} ${percent}%`}
      </Typography>
      {!isComplete && (
        <>
          <Typography variant="pi">{word('translation.missing')}</Typography>
          <ul>
            {missing.map((name) => (
              <li key={name}>
                <Typography variant="pi">{word(`content-manager.content-types.${model}.${name}`)}</Typography>
              </li>
            ))}
          </ul>
        </>
      )}
    </Flex>
  );
}
