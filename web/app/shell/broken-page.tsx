/** adapt-react-router.ts shows this page when even the error page fails. Translations may be broken, so it has none. */
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
