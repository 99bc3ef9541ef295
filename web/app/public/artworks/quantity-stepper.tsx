import { useTranslation } from 'react-i18next';

interface QuantityStepperProps {
  value: number;
  /** How many are free. */
  max: number;
  onChange: (value: number) => void;
}

/** For a small series: how many to take. */
export function QuantityStepper({ value, max, onChange }: QuantityStepperProps) {
  const { t } = useTranslation('artworks');
  const step = 'min-h-12 min-w-12 text-lead hover:text-sky disabled:text-hairline';
  return (
    <fieldset className="inline-flex items-center border border-rim/40">
      <legend className="sr-only">{t('quantity')}</legend>
      <button
        type="button"
        className={step}
        aria-label={t('fewer')}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite" className="min-w-8 text-center tabular-nums">
        {value}
      </output>
      <button
        type="button"
        className={step}
        aria-label={t('more')}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
