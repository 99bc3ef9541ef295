import { useTranslation } from 'react-i18next';

/** The title of a page that search engines must not index. */
export function PrivateHead({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${title} · ${t('siteName')}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
