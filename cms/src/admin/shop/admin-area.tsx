import { useEffect } from 'react';

const address = '/admin';

/** Leads to the admin area of the shop, which has a login of its own. */
export function AdminArea() {
  useEffect(() => {
    // Replaces this page, so that the browser's back button leads into the panel and not here again.
    window.location.replace(address);
  }, []);
  return <a href={address}>{address}</a>;
}
