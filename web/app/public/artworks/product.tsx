import type { RouteHandle } from '../../i18n/settings.ts';

export const handle: RouteHandle = { namespaces: ['artworks'] };

export default function Page() {
  return <h1 className="page text-display">天青</h1>;
}
