import { useTranslation } from 'react-i18next';
import { Outlet, useRouteError } from 'react-router';
import { LoadFailure } from '../private/load-failure.tsx';
import { PrivateHead } from '../shell/private-head.tsx';
import { todoRequest } from './frame/use-todo.ts';

/** Sends the request for the counts of waiting work now, before the frame that shows them renders. */
export function clientLoader(): null {
  todoRequest.sendEarly({});
  return null;
}

/** The frame loads the counts again by itself. */
export function shouldRevalidate(): boolean {
  return false;
}

/** Wraps all screens of the admin area, so that they share one error page inside the frame. */
export default function Screen() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { t } = useTranslation('admin');
  const error = useRouteError();
  return (
    <div className="px-4 py-8 lg:px-8">
      <PrivateHead title={t('title')} />
      <LoadFailure title={t('screenFailed')} error={error} />
    </div>
  );
}
