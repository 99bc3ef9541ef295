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
  'S2 sold units are those of paid orders without the refunded ones that are back': (touched) => `
    SELECT product_code AS subject FROM (
      SELECT code AS product_code, sold AS units FROM products WHERE ${touched.products('code')}
      UNION ALL
      SELECT l.product_code, -l.quantity FROM order_lines l JOIN orders o ON o.order_no = l.order_no
      WHERE o.status IN ('PAID', 'COMPLETED', 'REFUNDING', 'REFUNDED') AND ${touched.products('l.product_code')}
      UNION ALL
      SELECT l.product_code, l.quantity FROM order_refund_lines l JOIN order_refunds r ON r.id = l.refund_id
      WHERE r.back_at IS NOT NULL AND ${touched.products('l.product_code')}) units
    GROUP BY product_code HAVING SUM(units) <> 0`,
};
