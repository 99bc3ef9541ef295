import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { own } from '../../own.ts';
import { sawNothing, seenAt } from '../../saving/seen-version.ts';
import { placeOf } from '../save/store-action.ts';
import { word } from '../word.ts';
import { noteChanges, refusedIn, settle } from './refused-save.ts';
import { changesIn, textIn, type Unsaved, unsavedChanges, withoutIds } from './unsaved-changes.ts';

type Values = Record<string, unknown>;

interface EditedDocument {
  model: string;
  documentId?: string;
  document?: Values & { locale?: string; updatedAt?: string };
  /** `availableLocales` has the other language, if it is written. */
  meta?: { availableLocales: { updatedAt?: string }[] };
}

/**
 * After a save was refused because somebody else had saved, Strapi fills the form with the stored version. This panel
 * shows both versions. The server refuses every save until the user has chosen for each field.
 */
export function ConflictPanel({
  model,
  documentId,
  document,
  meta,
}: EditedDocument): { title: string; content: ReactNode } | null {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const place = placeOf(model, documentId, document?.locale ?? query.plugins?.i18n?.locale);
  const values = useForm('ConflictPanel', (state) => state.values) as Values;
  const opened = useForm('ConflictPanel', (state) => state.initialValues) as Values;
  const modified = useForm('ConflictPanel', (state) => state.modified);
  const onChange = useForm('ConflictPanel', (state) => state.onChange);
  const setValues = useForm('ConflictPanel', (state) => state.setValues);
  const [unsaved, setUnsaved] = useState<Unsaved[]>([]);
  const shown = document?.updatedAt ?? meta?.availableLocales[0]?.updatedAt;
  const version = unsaved.length > 0 ? sawNothing : shown;

  useEffect(() => {
    setUnsaved(document ? unsavedChanges(refusedIn(place), document) : []);
  }, [document, place]);

  useEffect(() => {
    if (!modified) return;
    const changes = changesIn(opened, values);
    noteChanges(place, changes);
    // Strapi also sends values that the type does not have, so the server learns which version was changed.
    if (Object.keys(changes).length === 0) setValues(opened);
    else if (values[seenAt] !== version) onChange(seenAt, version);
  }, [modified, opened, values, version, place, onChange, setValues]);

  if (unsaved.length === 0) return null;
  const choose = (name: string, value: unknown) => {
    onChange(name, value);
    settle(place, name);
    setUnsaved(unsaved.filter((each) => each.name !== name));
  };
  return {
    title: word('conflict.title'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Typography variant="omega">{word('conflict.lead')}</Typography>
        {unsaved.map(({ name, mine, stored }) => (
          <Flex key={name} direction="column" alignItems="stretch" gap={2}>
            <Typography variant="sigma">{word(`content-manager.content-types.${model}.${name}`)}</Typography>
            <Version title={word('conflict.stored')} value={stored} />
            <Version title={word('conflict.mine')} value={mine} />
            <Flex gap={2}>
              <Button size="S" onClick={() => choose(name, withoutIds(mine))}>
                {word('conflict.useMine')}
              </Button>
              <Button size="S" variant="tertiary" onClick={() => choose(name, own(opened, name))}>
                {word('conflict.useStored')}
              </Button>
            </Flex>
          </Flex>
        ))}
      </Flex>
    ),
  };
}

function Version({ title, value }: { title: string; value: unknown }) {
  return (
    <Box background="neutral100" padding={3} hasRadius>
      <Typography variant="pi" fontWeight="semiBold">
        {title}
      </Typography>
      <Typography
        tag="p"
        variant="omega"
        style={{ whiteSpace: 'pre-line', maxHeight: '12rem', overflow: 'auto' }}
      >
        {textIn(value) || '–'}
      </Typography>
    </Box>
  );
}
