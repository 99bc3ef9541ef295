/**
 * A message for the person whose request is being answered, in the language they chose for the panel: Chinese, unless
 * they chose English.
 */
export function say(message: { zh: string; en: string }): string {
  const { user } = strapi.requestContext.get()?.state ?? {};
  return user?.preferedLanguage === 'en' ? message.en : message.zh;
}
