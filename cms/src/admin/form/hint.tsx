import { Typography } from '@strapi/design-system';

export function Hint(props: object) {
  const { text } = (props as { attribute: { text: string } }).attribute;
  return (
    <Typography variant="pi" textColor="neutral600">
      {text}
    </Typography>
  );
}
