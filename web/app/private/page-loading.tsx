import { Outlet } from 'react-router';
import { NeedsScript } from '../shell/needs-script.tsx';
import { Loading } from './loading.tsx';
import { PageHeader } from './page-header.tsx';

/** Wraps all pages behind the login, so that they share one placeholder. */
export default function PageLoading() {
  return <Outlet />;
}

/** The server renders the placeholder, and it stays until the browser has loaded the data of the page. */
export function HydrateFallback() {
  return (
    <>
      <PageHeader />
      <NeedsScript />
      <Loading />
    </>
  );
}
