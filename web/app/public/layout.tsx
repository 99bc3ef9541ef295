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
 * Keeps the site settings for the whole visit. They are loaded again only when the current page is reloaded in
 * place, as the language switch does. If opening another page fails, the shell therefore still has its settings and
 * shows the error inside.
 */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return !formMethod && currentUrl.href === nextUrl.href;
}

/** The shell around every page. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell site={loaderData.site}>
      <Outlet />
    </Shell>
  );
}
