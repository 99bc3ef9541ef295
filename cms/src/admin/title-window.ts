const ending = ' | Strapi';

/** Strapi has no setting for the name at the end of the window titles. */
export function titleWindow(): void {
  const rename = () => {
    if (document.title.endsWith(ending))
      document.title = `${document.title.slice(0, -ending.length)} | 钧窑坊`;
    else if (document.title === 'Strapi Admin') document.title = '钧窑坊';
  };
  rename();
  new MutationObserver(rename).observe(document.head, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
