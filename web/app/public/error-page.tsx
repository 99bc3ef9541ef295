import { useRouteError } from 'react-router';

export function ErrorPage() {
  const error = useRouteError();
  return <p>{String(error)}</p>;
}
