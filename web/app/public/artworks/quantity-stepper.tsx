import { useTranslation } from 'react-i18next';
import { Stepper } from '../../ui/stepper.tsx';

interface QuantityStepperProps {
  value: number;
  /** How many are free. */
  max: number;
  onChange: (value: number) => void;
}

/** For a small series: how many to take. */
export function QuantityStepper(stepper: QuantityStepperProps) {
  const { t } = useTranslation('artworks');
  return <Stepper {...stepper} label={t('quantity')} fewerLabel={t('fewer')} moreLabel={t('more')} />;
}
