import { Box, Flex, Typography } from '@strapi/design-system';
import { word } from '../word.ts';

export function EnglishShare({ percent }: { percent: number }) {
  const color = percent === 100 ? 'success' : 'warning';
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Box background="neutral150" height="6px" hasRadius aria-hidden>
        <Box background={`${color}500`} height="6px" width={`${percent}%`} hasRadius />
      </Box>
      <Typography fontWeight="semiBold" textColor={`${color}600`}>
        {`${word('translation.english')} ${percent}%`}
      </Typography>
    </Flex>
  );
}
