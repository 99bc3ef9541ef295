import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { own } from '../../own.ts';

interface FoldProps {
  attribute: { title: string; names: readonly string[] };
}

/**
 * The heading of a panel of the form. While it is closed, panel.css hides the rows below it. It opens by itself when one
 * of them has an error.
 */
export function Fold(props: object) {
  const { title, names } = (props as FoldProps).attribute;
  const [opened, setOpened] = useState(false);
  const errors = useForm('Fold', (state) => state.errors);
  const open = opened || names.some((name) => own(errors, name));
  return (
    <Heading type="button" className="form-fold" aria-expanded={open} onClick={() => setOpened(!open)}>
      <Typography aria-hidden>{open ? '▾' : '▸'}</Typography>
      <Typography tag="span" variant="delta">
        {title}
      </Typography>
    </Heading>
  );
}

const Heading = styled.button`
  display: flex;
  gap: 1rem;
  align-items: center;
  width: 100%;
  text-align: left;
`;
