import type { RouteHandle } from '../../i18n/settings.ts';

export const handle: RouteHandle = { namespaces: ['home', 'artworks'] };

export default function Home() {
  return <h1 className="page text-display">钧窑 Junyao</h1>;
}
