import { Outlet } from 'react-router';
import { Loading } from './loading.tsx';
import { PageHeader } from './page-header.tsx';

/** Stands around the pages behind the login, so that one placeholder serves them all. */
export default function PageLoading() {
  return <Outlet />;
}

/** What the server renders of such a page, until the browser has loaded the page's data. */
export function HydrateFallback() {
  return (
    <>
      <PageHeader />
      <Loading />
    </>
  );
}
