import { useTranslation } from 'react-i18next';

/** Title of a page that is for one person and not for search engines. */
export function PrivateHead({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${title} · ${t('siteName')}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
