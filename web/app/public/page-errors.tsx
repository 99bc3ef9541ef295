import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';

/** Catches what a page throws, so that the shell around it stays. */
export default function PageErrors() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
