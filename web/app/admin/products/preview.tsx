import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import { explain } from '../../api/explain.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** The link replaces the pressed button and takes its focus. */
const focus = (link: HTMLElement | null) => link?.focus();

/** The signed address becomes a link, because browsers block windows that open later than the click. */
export function Preview({ productCode }: { productCode: string }) {
  const { t, i18n } = useTranslation('admin-products');
  const lng = useLanguage();
  const [path, setPath] = useState<string | null>();
  const [busy, setBusy] = useState(false);

  async function ask() {
    setBusy(true);
    try {
      const { preview } = await get('/admin/products/preview', { productCode, lng });
      setPath(preview?.path ?? null);
    } catch (error) {
      toast(() => explain(i18n, error), 'error');
    } finally {
      setBusy(false);
    }
  }

  if (path === null) return <p className="mt-2 text-stone">{t('noPreview')}</p>;
  if (path) {
    return (
      <p className="mt-2">
        <a
          ref={focus}
          href={path}
          target="_blank"
          rel="noopener"
          className="text-sky underline decoration-sky/40"
        >
          {t('openPreview')}
        </a>
      </p>
    );
  }
  return (
    <Button variant="plain" busy={busy} onClick={() => void ask()}>
      {t('preview')}
    </Button>
  );
}
