import { Outlet } from 'react-router';

export default function PublicLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}
