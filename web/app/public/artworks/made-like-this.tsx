import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { withQuery } from '../../ui/with-query.ts';

/** The linked page then shows this piece as the model. */
export function MadeLikeThis({ productCode }: { productCode: string }) {
  const { t } = useTranslation('artworks');
  return (
    <Link to={withQuery(href('/customization'), { piece: productCode })} className={buttonClass('plain')}>
      {t('madeLikeThis')}
    </Link>
  );
}
