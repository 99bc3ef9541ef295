import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CmsText, CmsWords } from '../../content/cms-text.tsx';
import type { DesignDrawing } from '../../content/types/design-drawing.server.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { buttonClass } from '../../ui/button.tsx';
import { dxfUrl, pdfUrl } from '../../ui/media-url.ts';
import { Picture } from '../../ui/picture.tsx';

export function Drawing({ drawing }: { drawing: DesignDrawing }) {
  const { t } = useTranslation('esg');
  const shown = useLanguage();
  const { title, description, picture } = drawing;
  const name = title?.text ?? t('drawings.unnamed');
  return (
    <article className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
      {picture && (
        <div className="lg:col-span-8">
          <Picture
            {...picture}
            alt={t('drawings.picture', { name })}
            sizes="(min-width: 1024px) 60vw, 90vw"
            className="h-auto w-full bg-white"
          />
        </div>
      )}
      <div className="lg:col-span-4 lg:col-start-9">
        <h3 className="text-title">{title ? <CmsWords value={title} shown={shown} labeled /> : name}</h3>
        {description && (
          <p className="mt-3 text-stone">
            <CmsWords value={description} shown={shown} />
          </p>
        )}
        <DrawingData drawing={drawing} />
        <Files drawing={drawing} name={name} />
      </div>
    </article>
  );
}

function DrawingData({ drawing: { scale, material, dimensions, license } }: { drawing: DesignDrawing }) {
  const { t } = useTranslation('esg');
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-t border-rim/30 pt-6 text-small [&>dt]:text-stone">
      {scale && <Fact name={t('drawings.scale')}>{scale}</Fact>}
      {material && <Fact name={t('drawings.material')}>{<Words value={material} />}</Fact>}
      {dimensions && <Fact name={t('drawings.dimensions')}>{<Words value={dimensions} />}</Fact>}
      {license && (
        <Fact name={t('drawings.license')}>
          <a
            href={t(`licenses.${license}.address`)}
            rel="license noopener noreferrer"
            className="text-sky underline decoration-sky/40 hover:decoration-sky"
          >
            {t(`licenses.${license}.name`)}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Words({ value }: { value: CmsText }) {
  return <CmsWords value={value} shown={useLanguage()} />;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** The PDF opens in the viewer of the browser. Both files can be saved under the title of the drawing. */
function Files({ drawing: { pdf, dxf }, name }: { drawing: DesignDrawing; name: string }) {
  const { t } = useTranslation('esg');
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      {pdf && (
        <a
          href={pdfUrl(pdf.name)}
          aria-label={t('drawings.viewNamed', { name })}
          className={buttonClass('quiet', 'bg-white')}
        >
          {t('drawings.view')}
        </a>
      )}
      {/* Together, so that on a narrow screen neither link stands alone beside the button. */}
      <div className="flex flex-wrap gap-x-6">
        {pdf && <Download format="PDF" href={pdfUrl(pdf.name, name)} size={pdf.kilobytes} name={name} />}
        {dxf && <Download format="DXF" href={dxfUrl(dxf.name, name)} size={dxf.kilobytes} name={name} />}
      </div>
    </div>
  );
}

interface DownloadProps {
  format: string;
  href: string;
  /** In kilobytes. */
  size: number;
  name: string;
}

function Download({ format, href, size, name }: DownloadProps) {
  const { t } = useTranslation('esg');
  return (
    <a
      href={href}
      aria-label={t('drawings.downloadNamed', { format, size, name })}
      className={buttonClass('plain')}
    >
      {t('drawings.download', { format, size })}
    </a>
  );
}
