import type { ComponentProps } from 'react';

export type ButtonVariant = 'primary' | 'quiet' | 'plain';

const base =
  'inline-flex items-center justify-center gap-2 py-2 text-small transition-colors select-none ' +
  'off:cursor-not-allowed aria-busy:cursor-progress';

const looks: Record<ButtonVariant, string> = {
  primary:
    'min-h-12 rounded-soft bg-sky px-7 text-white hover:bg-sky-deep active:bg-ink ' +
    'off:bg-moon off:text-stone',
  quiet:
    'min-h-12 rounded-soft border border-rim/40 px-7 text-ink hover:border-ink active:bg-moon ' +
    'off:border-hairline off:text-stone',
  plain: 'min-h-11 text-sky underline decoration-sky/40 hover:decoration-sky off:text-stone',
};

/** For links that look like buttons: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(variant: ButtonVariant = 'primary', extra = ''): string {
  return `${base} ${looks[variant]} ${extra}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Ignores clicks and keeps the width of the button. */
  busy?: boolean;
  /** Looks disabled and ignores clicks, but keeps the focus. Use it if the button can be pressed again later. */
  inactive?: boolean;
}

export function Button({
  variant,
  busy = false,
  inactive = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const ignored = busy || inactive;
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={ignored || undefined}
      className={buttonClass(variant, className)}
      onClick={ignored ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
