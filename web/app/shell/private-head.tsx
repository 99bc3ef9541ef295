interface PrivateHeadProps {
  title: string;
  siteName: string;
}

/** Title of a page that is for one person and not for search engines. */
export function PrivateHead({ title, siteName }: PrivateHeadProps) {
  return (
    <>
      <title>{`${title} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
