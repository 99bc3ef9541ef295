import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { languageContext } from '../i18n/i18n.server.ts';
import { loadSite } from '../shell/load-site.server.ts';
import { Shell } from '../shell/shell.tsx';
import type { ShellData } from '../shell/shell-data.ts';
import type { Route } from './+types/layout';

export async function loader({ request, context }: Route.LoaderArgs): Promise<ShellData> {
  return { site: await loadSite(context.get(languageContext)), origin: new URL(request.url).origin };
}

/**
 * The settings last as long as the visit. They are read anew in place alone, as the language switch asks
 * for it; so a page that cannot be fetched fails inside the shell and not together with it.
 */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return !formMethod && currentUrl.href === nextUrl.href;
}

/** The shell around every page: navigation, footer, messages. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell site={loaderData.site}>
      <Outlet />
    </Shell>
  );
}
