import type { Checks } from '../touched.ts';

/** A shop has only thousands of products and few holds, so most of these checks read all rows, not only the changes. */
export const stockChecks: Checks = {
  'S1 stock is available + reserved + sold, none negative': () => `
    SELECT code AS subject FROM products
    WHERE stock <> available + reserved + sold OR available < 0 OR reserved < 0 OR sold < 0`,
  'S1 the last movement left the stock as it is': () => `
    SELECT p.code AS subject FROM products p
    JOIN stock_movements m ON m.id = (SELECT MAX(id) FROM stock_movements WHERE product_code = p.code)
    WHERE m.stock_after <> p.stock OR m.available_after <> p.available`,
  'S2 reserved units are those of unpaid orders': () => `
    SELECT p.code AS subject FROM products p
    LEFT JOIN (
      SELECT l.product_code, SUM(l.quantity) AS units FROM orders o JOIN order_lines l ON l.order_no = o.order_no
      WHERE o.status = 'WAITING_PAYMENT' GROUP BY l.product_code
    ) unpaid ON unpaid.product_code = p.code
    WHERE p.reserved <> COALESCE(unpaid.units, 0)`,
  'S2 reserved units are those held': () => `
    SELECT p.code AS subject FROM products p LEFT JOIN holds h ON h.product_code = p.code
    GROUP BY p.code, p.reserved HAVING p.reserved <> COALESCE(SUM(h.quantity), 0)`,
  'S2 sold units are those of paid orders and of refunded parcels that are not back': (touched) => `
    SELECT p.code AS subject FROM products p
    LEFT JOIN order_lines l ON l.product_code = p.code
    LEFT JOIN orders o ON o.order_no = l.order_no AND (
      o.status IN ('PAID', 'COMPLETED', 'REFUNDING')
      OR o.status = 'REFUNDED' AND EXISTS (
        SELECT 1 FROM shipments s WHERE s.order_no = o.order_no AND s.returned_at IS NULL))
    WHERE ${touched.products('p.code')}
    GROUP BY p.code, p.sold
    HAVING p.sold <> COALESCE(SUM(CASE WHEN o.order_no IS NULL THEN 0 ELSE l.quantity END), 0)`,
};
