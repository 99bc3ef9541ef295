import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { isProductCode } from '../../product-code.ts';
import { word } from '../word.ts';

/** Proposes the next free product code while a piece has none, or one in another form. */
export function CodeProposal() {
  const { get } = useFetchClient();
  const code = useForm(
    'CodeProposal',
    ({ values }) => (values as { productCode?: string | null }).productCode,
  );
  const onChange = useForm('CodeProposal', (state) => state.onChange);
  const [next, setNext] = useState<string | null>(null);
  const needed = !isProductCode(code);

  useEffect(() => {
    let current = true;
    if (needed)
      get<{ productCode: string | null }>('/content-manager/next-product-code').then(
        ({ data }) => current && setNext(data.productCode),
        // Without a proposal, staff type the code.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [get, needed]);

  if (!needed || !next) return null;
  return (
    <Flex gap={3}>
      <Typography variant="pi">{word('form.nextCode', { code: next })}</Typography>
      <Button size="S" variant="tertiary" onClick={() => onChange('productCode', next)}>
        {word('form.useCode')}
      </Button>
    </Flex>
  );
}
