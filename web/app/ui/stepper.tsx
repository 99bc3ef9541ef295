interface StepperProps {
  value: number;
  max: number;
  /** For screen readers. */
  label: string;
  fewerLabel: string;
  moreLabel: string;
  disabled?: boolean;
  onChange: (value: number) => void;
}

export function Stepper({
  value,
  max,
  label,
  fewerLabel,
  moreLabel,
  disabled = false,
  onChange,
}: StepperProps) {
  const step =
    'min-h-11 min-w-11 text-lead enabled:hover:text-sky disabled:cursor-not-allowed disabled:text-stone/70';
  return (
    <fieldset
      className="group inline-flex items-center border border-rim/40 disabled:border-hairline"
      disabled={disabled}
    >
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        className={step}
        aria-label={fewerLabel}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite" className="min-w-8 text-center tabular-nums group-disabled:text-stone">
        {value}
      </output>
      <button
        type="button"
        className={step}
        aria-label={moreLabel}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
