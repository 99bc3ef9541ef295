import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { own } from '../../own.ts';

interface FoldProps {
  attribute: { title: string; names: readonly string[] };
}

/** panel.css hides the rows below a closed fold. A fold opens by itself when a row gets an error or a new value. */
export function Fold(props: object) {
  const { title, names } = (props as FoldProps).attribute;
  const [open, setOpen] = useState(false);
  const needsLook = useForm('Fold', ({ errors, values, initialValues }) =>
    names.some(
      (name) => own(errors, name) || own(values as object, name) !== own(initialValues as object, name),
    ),
  );

  useEffect(() => {
    if (needsLook) setOpen(true);
  }, [needsLook]);

  return (
    <Heading type="button" className="form-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
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
