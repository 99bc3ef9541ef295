import { useTranslation } from 'react-i18next';
import { useLocation, useRouteLoaderData } from 'react-router';
import { type Language, languageQuery, languages, supportedLanguage } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { ShellData } from './shell-data.ts';

interface PageHeadProps {
  /** The title without the name of the shop. This component adds the name of the shop. */
  title: string;
  description?: string | undefined;
  /** The path of the picture for link previews. */
  image?: string | undefined;
  type?: 'website' | 'article' | 'product';
  /**
   * The path with the query parameters that distinguish the page, such as `page`. By default it is the path
   * alone.
   */
  address?: string;
}

/**
 * The title, the description, and the tags for search engines and link previews. React moves them into the
 * head.
 */
export function PageHead({ title, description, image, type = 'website', address }: PageHeadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const shell = useRouteLoaderData<ShellData>('public/layout');
  const siteName = shell?.site.siteName || t('siteName');
  const full = title === siteName ? title : `${title} · ${siteName}`;
  const origin = shell?.origin ?? '';

  const asked = supportedLanguage(new URLSearchParams(search).get(languageQuery));
  const inLanguage = (lng?: Language) => {
    const url = `${origin}${address ?? pathname}`;
    return lng ? `${url}${url.includes('?') ? '&' : '?'}${languageQuery}=${lng}` : url;
  };

  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={inLanguage(asked)} />
      <link rel="alternate" hrefLang="x-default" href={inLanguage()} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={inLanguage(each)} />
      ))}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={inLanguage()} />
      <meta property="og:locale" content={language === 'zh' ? 'zh_CN' : 'en_US'} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={`${origin}${image}`} />}
    </>
  );
}
