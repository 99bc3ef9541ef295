import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { own } from '../../own.ts';
import { sawNothing, seenAt } from '../../saving/seen-version.ts';
import { word } from '../word.ts';
import { noteChanges, takeRefused } from './refused-save.ts';
import { changesIn, textIn, type Unsaved, unsavedChanges, withoutIds } from './unsaved-changes.ts';

type Values = Record<string, unknown>;

interface EditedDocument {
  /** The uid of the content type. */
  model: string;
  documentId?: string;
  document?: Values & { updatedAt?: string };
  /** The other language, if it is written. */
  meta?: { availableLocales: { updatedAt?: string }[] };
}

/**
 * Keeps what the user wrote when somebody else has saved the same document. The server refuses to save over it, and
 * Strapi then fills the form with the stored version. This panel puts back what the user wrote and shows what is stored.
 * Until the user has chosen for each field, the server goes on refusing.
 */
export function ConflictPanel({
  model,
  documentId,
  document,
  meta,
}: EditedDocument): { title: string; content: ReactNode } | null {
  const place = documentId ?? model;
  const values = useForm('ConflictPanel', (state) => state.values) as Values;
  const opened = useForm('ConflictPanel', (state) => state.initialValues) as Values;
  const modified = useForm('ConflictPanel', (state) => state.modified);
  const onChange = useForm('ConflictPanel', (state) => state.onChange);
  const setValues = useForm('ConflictPanel', (state) => state.setValues);
  /** What goes back into the form as soon as Strapi has filled it with the stored version. */
  const refused = useRef<Values>(undefined);
  const [unsaved, setUnsaved] = useState<Unsaved[]>([]);
  const shown = document?.updatedAt ?? meta?.availableLocales[0]?.updatedAt;
  const version = unsaved.length > 0 ? sawNothing : shown;

  useEffect(() => {
    const mine = document && takeRefused(place);
    if (!mine) return;
    setUnsaved(unsavedChanges(mine, document));
    refused.current = mine;
  }, [document, place]);

  useEffect(() => {
    if (!refused.current) return;
    setValues({ ...opened, ...withoutIds(refused.current) });
    refused.current = undefined;
  }, [opened, setValues]);

  useEffect(() => {
    const changes = modified ? changesIn(opened, values) : {};
    noteChanges(place, changes);
    if (!modified) return;
    // Strapi sends with a document what its type does not know, so the server learns which version was changed.
    if (Object.keys(changes).length === 0) setValues(opened);
    else if (values[seenAt] !== version) onChange(seenAt, version);
  }, [modified, opened, values, version, place, onChange, setValues]);

  if (unsaved.length === 0) return null;
  const settle = (name: string) => setUnsaved(unsaved.filter((each) => each.name !== name));
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
              <Button size="S" onClick={() => settle(name)}>
                {word('conflict.useMine')}
              </Button>
              <Button
                size="S"
                variant="tertiary"
                onClick={() => {
                  onChange(name, own(opened, name));
                  settle(name);
                }}
              >
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
