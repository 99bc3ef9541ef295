import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';

/** Catches the errors of pages, so that the shell around the page stays visible. */
export default function PageErrors() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
