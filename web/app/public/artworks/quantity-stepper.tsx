import { useTranslation } from 'react-i18next';
import { Stepper } from '../../ui/stepper.tsx';

interface QuantityStepperProps {
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** Shown for a piece that exists in a small series. */
export function QuantityStepper(stepper: QuantityStepperProps) {
  const { t } = useTranslation('artworks');
  return <Stepper {...stepper} label={t('quantity')} fewerLabel={t('fewer')} moreLabel={t('more')} />;
}
