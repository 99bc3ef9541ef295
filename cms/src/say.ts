/** In Chinese, unless the user chose English for the panel. */
export function say(message: { zh: string; en: string }): string {
  const { user } = strapi.requestContext.get()?.state ?? {};
  return user?.preferedLanguage === 'en' ? message.en : message.zh;
}
