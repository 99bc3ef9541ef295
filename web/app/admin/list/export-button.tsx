import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAborted } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { toast } from '../../ui/toast.ts';
import { type ExportPath, fetchCsv } from './export-csv.ts';
import { saveFile } from './save-file.ts';

interface ExportButtonProps {
  path: ExportPath;
  filters: Record<string, string>;
  label?: string;
}

export function ExportButton({ path, filters, label }: ExportButtonProps) {
  const { t, i18n } = useTranslation('admin');
  const language = useLanguage();
  const [bytes, setBytes] = useState<number>();
  const running = useRef<AbortController>(null);

  async function save() {
    const controller = new AbortController();
    running.current = controller;
    setBytes(0);
    try {
      const file = await fetchCsv(path, filters, setBytes, controller.signal);
      saveFile(file.name, file.content);
      toast(() => i18n.t('admin:export.done', { name: file.name }));
    } catch (error) {
      if (!isAborted(error))
        toast(() => i18n.t('admin:export.failed', { reason: explain(i18n, error) }), 'error');
    } finally {
      setBytes(undefined);
    }
  }

  const look = 'inline-flex min-h-11 items-center text-sky underline decoration-sky/40 lg:min-h-9';
  if (bytes === undefined) {
    return (
      <button type="button" className={look} onClick={() => void save()}>
        {label ?? t('export.csv')}
      </button>
    );
  }
  const kilobytes = new Intl.NumberFormat(language).format(Math.ceil(bytes / 1024));
  return (
    <span className="inline-flex items-center gap-3">
      <span role="status" className="text-stone tabular-nums">
        {t('export.running', { kilobytes })}
      </span>
      <button type="button" className={look} onClick={() => running.current?.abort()}>
        {t('export.stop')}
      </button>
    </span>
  );
}
