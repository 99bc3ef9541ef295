/** Staff publish or unpublish one language with `onlyThisLanguage=true`, which `publishBothLanguages` reads. */
export async function onlyThisLanguage(context: Request, next: () => Promise<void>): Promise<void> {
  // Strapi's i18n plugin has emptied the parsed parameters by now.
  const { searchParams } = new URL(context.originalUrl, 'http://panel.invalid');
  context.state.onlyThisLanguage = searchParams.get('onlyThisLanguage') === 'true';
  await next();
}

interface Request {
  originalUrl: string;
  state: Record<string, unknown>;
}
