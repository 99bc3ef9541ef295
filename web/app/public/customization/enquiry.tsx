import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { CmsWords } from '../../content/cms-text.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { ContactButton } from '../../shell/contact/contact-button.tsx';
import type { ButtonVariant } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PieceSummary } from '../artworks/piece.ts';

/** If the address of the page names a piece, the piece is shown above the button. */
export function Enquiry({ piece }: { piece: PieceSummary | null }) {
  return (
    <div className="lg:col-span-4 lg:col-start-9 lg:self-end">
      {piece && <Wanted piece={piece} />}
      <EnquiryButton piece={piece} />
    </div>
  );
}

interface EnquiryButtonProps {
  piece: PieceSummary | null;
  variant?: ButtonVariant;
  className?: string;
}

export function EnquiryButton({ piece, variant = 'primary', className = '' }: EnquiryButtonProps) {
  const { t } = useTranslation('customization');
  return (
    <ContactButton
      kind="customization"
      productCode={piece?.productCode}
      variant={variant}
      className={className}
    >
      {t('enquiry.button')}
    </ContactButton>
  );
}

function Wanted({ piece }: { piece: PieceSummary }) {
  const { t } = useTranslation('customization');
  const shown = useLanguage();
  return (
    <div className="mb-6 grid grid-cols-[5rem_1fr] items-center gap-5 border-y border-hairline py-4">
      {piece.mainImage && (
        <Picture
          {...piece.mainImage}
          alt=""
          sizes="5rem"
          blurred
          className="aspect-4/5 w-full object-cover"
        />
      )}
      <p className="text-small text-stone">
        {t('enquiry.like')}
        <Link
          to={href('/artworks/:productId', { productId: piece.productCode })}
          className="block font-heading text-lead leading-snug text-ink hover:text-sky"
        >
          {piece.name ? <CmsWords value={piece.name} shown={shown} /> : t('artworks:unnamed')}
        </Link>
        <span className="tabular-nums">{piece.productCode}</span>
      </p>
    </div>
  );
}
