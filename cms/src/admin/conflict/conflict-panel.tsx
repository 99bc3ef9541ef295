import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { word } from '../word.ts';
import { changesIn, textIn, type Unsaved, unsavedChanges } from './unsaved-changes.ts';

type Values = Record<string, unknown> & { updatedAt?: string; seenAt?: string };

interface EditedDocument {
  /** The uid of the content type. */
  model: string;
  document?: Values;
}

/**
 * Keeps what the user wrote when somebody else has saved the same document. The server refuses to save over it, and
 * Strapi then fills the form with the stored version. This panel shows both and puts back what the user chooses.
 */
export function ConflictPanel({
  model,
  document,
}: EditedDocument): { title: string; content: ReactNode } | null {
  const values = useForm('ConflictPanel', (state) => state.values) as Values;
  const opened = useForm('ConflictPanel', (state) => state.initialValues) as Values;
  const modified = useForm('ConflictPanel', (state) => state.modified);
  const onChange = useForm('ConflictPanel', (state) => state.onChange);
  /** The time of the version that the form shows. */
  const shown = useRef<string>(undefined);
  const mine = useRef<Values>(undefined);
  const [unsaved, setUnsaved] = useState<Unsaved[]>([]);

  useEffect(() => {
    if (!document || !mine.current || document.updatedAt === shown.current) return;
    setUnsaved(unsavedChanges(mine.current, document));
    mine.current = undefined;
  }, [document]);

  useEffect(() => {
    if (!modified) shown.current = document?.updatedAt;
  }, [document, modified]);

  useEffect(() => {
    if (!modified || !shown.current) return;
    mine.current = changesIn(opened, values);
    // Strapi sends with a document what its type does not know, so the server learns which version was changed.
    if (values.seenAt !== shown.current) onChange('seenAt', shown.current);
  }, [modified, opened, values, onChange]);

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
              <Button
                size="S"
                onClick={() => {
                  onChange(name, mine);
                  settle(name);
                }}
              >
                {word('conflict.useMine')}
              </Button>
              <Button size="S" variant="tertiary" onClick={() => settle(name)}>
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
