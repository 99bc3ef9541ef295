import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link as PanelLink } from 'react-router-dom';
import type { IncompleteDocument } from '../../translation/incomplete-document.ts';
import { word } from '../word.ts';
import { EnglishShare } from './english-share.tsx';
import { isTimeToTell } from './is-time-to-tell.ts';

interface Answer {
  total: number;
  pageSize: number;
  results: IncompleteDocument[];
}

/** Lists documents with Chinese texts that have no English, and shows a reminder once a week. */
export function IncompleteWidget() {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [page, setPage] = useState(1);
  const [answer, setAnswer] = useState<Answer | 'failed'>();

  useEffect(() => {
    let current = true;
    get<Answer>(`/content-manager/incomplete?page=${page}`).then(
      ({ data }) => current && setAnswer(data),
      () => current && setAnswer('failed'),
    );
    return () => {
      current = false;
    };
  }, [get, page]);

  const total = typeof answer === 'object' ? answer.total : 0;
  useEffect(() => {
    if (total > 0 && isTimeToTell(Date.now()))
      toggleNotification({ type: 'warning', message: word('translation.weekly', { count: total }) });
  }, [total, toggleNotification]);

  if (!answer) return <Widget.Loading />;
  if (answer === 'failed') return <Widget.Error />;
  if (answer.total === 0) return <Widget.NoData>{word('translation.all')}</Widget.NoData>;
  const pages = Math.ceil(answer.total / answer.pageSize);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {answer.results.map((document) => (
          <Incomplete key={`${document.uid} ${document.documentId}`} {...document} />
        ))}
      </Flex>
      {pages > 1 && (
        <Flex justifyContent="space-between" gap={2}>
          <Button variant="tertiary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {word('translation.previous')}
          </Button>
          <Typography variant="pi">{`${page} / ${pages}`}</Typography>
          <Button variant="tertiary" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {word('translation.next')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

function Incomplete({ uid, kind, documentId, title, type, percent, words }: IncompleteDocument) {
  const path = kind === 'singleType' ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return (
    <Flex tag="li" justifyContent="space-between" gap={4}>
      <Box>
        <Link tag={PanelLink} to={`/content-manager/${path}?plugins[i18n][locale]=en`}>
          {title ?? word(type)}
        </Link>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {title && `${word(type)} · `}
          {word('translation.words', { count: words })}
        </Typography>
      </Box>
      <Box width="8rem">
        <EnglishShare percent={percent} />
      </Box>
    </Flex>
  );
}
