interface LineLeft {
  /** Of one unit. */
  priceFen: number;
  /** What is left of the price of the line. */
  leftFen: number;
  /** The units that are left. */
  left: number;
}

/**
 * What so many units of a line of an order can be refunded for. Every unit that stays in the order keeps a price of a fen at
 * least, so that it can be refunded later.
 */
export function refundableFen({ priceFen, leftFen, left }: LineLeft, units: number): number {
  return Math.min(priceFen * units, leftFen - (left - units));
}

interface Item {
  price: number;
  quantity: number;
  refunded: number;
  refundable: number;
}

/** The same in yuan, for a line as the API shows it. */
export function refundableYuan({ price, quantity, refunded, refundable }: Item, units: number): number {
  const line = { priceFen: fenOf(price), leftFen: fenOf(refundable), left: quantity - refunded };
  return refundableFen(line, units) / 100;
}

function fenOf(yuan: number): number {
  return Math.round(yuan * 100);
}
