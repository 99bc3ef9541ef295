import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every route there is. The folders mirror this tree. */
export default [
  layout('public/layout.tsx', [
    // Pages stand inside this one so that an error is shown within the shell.
    layout('public/page-errors.tsx', [
      index('public/home/home.tsx'),
      route('artworks', 'public/artworks/list.tsx'),
      route('artworks/:productId', 'public/artworks/product.tsx'),

      route('auth', 'auth/login.tsx'),
      route('auth/register', 'auth/register.tsx'),
      route('auth/logout', 'auth/logout.tsx'),

      // Member area: /user

      route('*', 'public/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
