import { useTranslation } from 'react-i18next';
import { href, useLocation, useRouteLoaderData } from 'react-router';
import { type Language, languageQuery, languages, supportedLanguage } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { sharedPictureUrl } from '../ui/media-url.ts';
import { withQuery } from '../ui/with-query.ts';
import type { ShellData } from './shell-data.ts';

interface PageHeadProps {
  /** Without the name of the shop, which this component adds. */
  title: string;
  /** By default the description of the shop. */
  description?: string | null | undefined;
  /** The name of an upload, for link previews. By default a picture of the shop. */
  image?: { name: string } | null | undefined;
  type?: 'website' | 'article' | 'product';
  /** For a list with several pages, each of which is indexed under its own address. */
  page?: number;
  /** Whether the address chooses a part or an order of a list. The canonical address is that of the whole list. */
  filtered?: boolean;
  /** As `jsonLd` writes it. */
  structuredData?: string | null;
}

/** React moves titles, links and meta tags into the head. */
export function PageHead({
  title,
  description,
  image,
  type = 'website',
  page = 1,
  filtered = false,
  structuredData,
}: PageHeadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const shell = useRouteLoaderData<ShellData>('public/layout');
  const siteName = shell?.site.siteName || t('siteName');
  const origin = shell?.origin ?? '';
  const parts = [title, page > 1 && t('page', { page }), title !== siteName && siteName];
  const summary = description || t('description');

  const asked = supportedLanguage(new URLSearchParams(search).get(languageQuery));
  const inLanguage = (lng?: Language) =>
    origin + withQuery(pathname, { page: page > 1 && !filtered ? page : undefined, [languageQuery]: lng });

  return (
    <>
      <title>{parts.filter(Boolean).join(' · ')}</title>
      <meta name="description" content={summary} />
      <link rel="canonical" href={inLanguage(asked)} />
      <link rel="alternate" hrefLang="x-default" href={inLanguage()} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={inLanguage(each)} />
      ))}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={siteName}
        href={withQuery(href('/feed.xml'), { [languageQuery]: language })}
      />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={inLanguage(asked)} />
      <meta property="og:locale" content={language === 'zh' ? 'zh_CN' : 'en_US'} />
      <meta property="og:image" content={origin + (image ? sharedPictureUrl(image.name) : '/share.jpg')} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData && <script type="application/ld+json">{structuredData}</script>}
    </>
  );
}
