import { useEffect } from 'react';

const address = '/admin';

/** The entry of the panel's menu that leads to the admin area of the shop, which has a login of its own. */
export function AdminArea() {
  useEffect(() => {
    // In place of this page, so that the browser's way back leads into the panel and not here again.
    window.location.replace(address);
  }, []);
  return <a href={address}>{address}</a>;
}
