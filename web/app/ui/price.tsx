/** Formats the number as in zh-CN, in both languages. */
export function formatPrice(amount: number | null, toBeDetermined: string): string {
  return amount === null ? toBeDetermined : `¥${amount.toLocaleString('zh-CN')}`;
}

/** Always has two decimals. */
export function formatMoney(amount: number): string {
  const digits = Math.abs(amount).toLocaleString('zh-CN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${amount < 0 ? '−' : ''}¥${digits}`;
}

interface PriceProps {
  amount: number | null;
  /** The text for a null amount, such as `artworks:priceToBeDetermined`. */
  toBeDetermined: string;
  className?: string;
}

export function Price({ amount, toBeDetermined, className = '' }: PriceProps) {
  return (
    <span className={`tabular-nums lining-nums ${className}`}>{formatPrice(amount, toBeDetermined)}</span>
  );
}
