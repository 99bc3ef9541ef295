/** `¥` and the zh-CN number in both languages; null while there is no price. */
export function formatPrice(amount: number | null, toBeDetermined: string): string {
  return amount === null ? toBeDetermined : `¥${amount.toLocaleString('zh-CN')}`;
}

/** Wallet and finance: always two decimals. */
export function formatMoney(amount: number): string {
  const digits = Math.abs(amount).toLocaleString('zh-CN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${amount < 0 ? '−' : ''}¥${digits}`;
}

interface PriceProps {
  amount: number | null;
  /** Text for a null amount, such as `artworks:priceToBeDetermined`. */
  toBeDetermined: string;
  className?: string;
}

export function Price({ amount, toBeDetermined, className = '' }: PriceProps) {
  return (
    <span className={`tabular-nums lining-nums ${className}`}>{formatPrice(amount, toBeDetermined)}</span>
  );
}
