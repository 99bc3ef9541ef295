/**
 * Replaces the whole document when even the error page cannot be shown. It uses no translations, because they may be
 * what is broken. adapt-react-router.ts puts it into React Router.
 */
export function BrokenPage({ error }: { error: unknown }) {
  console.error(error);
  return (
    <html lang="zh">
      <head>
        <meta charSet="utf-8" />
        <title>Junyao</title>
      </head>
      <body>
        <main style={{ margin: '20vh auto', maxWidth: '36rem', padding: '0 1.5rem' }}>
          <p>页面出错了，请重新加载。</p>
          <p lang="en">Something went wrong. Please reload the page.</p>
        </main>
      </body>
    </html>
  );
}
