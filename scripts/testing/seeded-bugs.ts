/** One line that somebody might get wrong, and the tests that have to notice. */
export interface SeededBug {
  what: string;
  /** Below `commerce/`. */
  file: string;
  right: string;
  wrong: string;
  /** Test files below `commerce/`; one that fails is enough. */
  tests: readonly string[];
}

const orders = ['src/orders', 'test/races'];
const ledger = ['src/ledger'];

export const seededBugs: readonly SeededBug[] = [
  {
    what: 'stock is taken without looking whether it is there',
    file: 'src/stock/change-units.ts',
    right: "if (from) query.andWhere(from, '>=', quantity);",
    wrong: '',
    tests: orders,
  },
  {
    what: 'a hold is not recorded',
    file: 'src/orders/holds.ts',
    right: "await trx('holds').insert(",
    wrong: 'void (',
    tests: orders,
  },
  {
    what: 'an order leaves any state',
    file: 'src/orders/move-order.ts',
    right: "if (!orderStates.can(from, move, mover)) throw fail('orderStateChanged', { status: from });",
    wrong: '',
    tests: orders,
  },
  {
    what: 'a move does not look at the state of this moment',
    file: 'src/orders/move-order.ts',
    right: '.where({ orderNo, status: from })',
    wrong: '.where({ orderNo })',
    tests: orders,
  },
  {
    what: 'a payment is accepted after its time',
    file: 'src/orders/find-order.ts',
    right: "order.status === 'WAITING_PAYMENT' && order.payableUntil > input.at",
    wrong: "order.status === 'WAITING_PAYMENT'",
    tests: orders,
  },
  {
    what: 'the price the buyer saw is not compared',
    file: 'src/orders/place-order.ts',
    right: 'if (totalFen === expectedFen) return;',
    wrong: 'return;',
    tests: orders,
  },
  {
    what: 'a member orders with the address of another',
    file: 'src/orders/place-order.ts',
    right: '.where({ id: request.addressId, userId })',
    wrong: '.where({ id: request.addressId })',
    tests: orders,
  },
  {
    what: "a member reads another's order",
    file: 'src/orders/find-order.ts',
    right: "db('orders').where({ orderNo, userId })",
    wrong: "db('orders').where({ orderNo })",
    tests: orders,
  },
  {
    what: 'a refund is paid twice',
    file: 'src/orders/refund-order.ts',
    right: "await moveOrder(trx, order, 'approveRefund', cause);",
    wrong: '',
    tests: [...orders, 'src/admin/orders.test.ts'],
  },
  {
    what: 'a refunded piece is not on sale again',
    file: 'src/orders/refund-order.ts',
    right: 'if (!shipped) await returnUnits',
    wrong: 'if (shipped) await returnUnits',
    tests: [...orders, 'src/admin/orders.test.ts'],
  },
  {
    what: 'postings need not sum to zero',
    file: 'src/ledger/post-transaction.ts',
    right: '|| sumFen !== 0',
    wrong: '',
    tests: ledger,
  },
  {
    what: 'a wallet goes below zero',
    file: 'src/ledger/post-transaction.ts',
    right: ".andWhereRaw('balance_fen + ? >= 0', [amountFen])",
    wrong: '',
    tests: [...ledger, ...orders],
  },
  {
    what: 'the cached balance takes the wrong sign',
    file: 'src/ledger/post-transaction.ts',
    right: ".increment('balanceFen', amountFen)",
    wrong: ".decrement('balanceFen', amountFen)",
    tests: ledger,
  },
  {
    what: 'a business reference may be posted twice',
    file: 'migrations/003-ledger.ts',
    right: "table.string('business_ref', 80).notNullable().unique();",
    wrong: "table.string('business_ref', 80).notNullable();",
    tests: ledger,
  },
  {
    what: 'rows of the ledger can be changed',
    file: 'migrations/003-ledger.ts',
    right: 'for (const table of appendOnly) await makeAppendOnly(knex, table);',
    wrong: '',
    tests: ledger,
  },
  {
    what: 'the newest money is spent first',
    file: 'src/ledger/credits.ts',
    right: ".andWhere('leftFen', '>', 0)\n    .orderBy('id');",
    wrong: ".andWhere('leftFen', '>', 0)\n    .orderBy('id', 'desc');",
    tests: [...orders, 'src/refunds', 'src/ledger'],
  },
  {
    what: 'a refund takes the oldest money and not that of its charge',
    file: 'src/ledger/post-transaction.ts',
    right: 'else if (amountFen < 0 && chargeNo) {',
    wrong: "else if (amountFen < 0 && chargeNo === '') {",
    tests: ['src/refunds', 'test/races/refund.test.ts'],
  },
  {
    what: 'a code works for ever',
    file: 'src/auth/one-time-code.ts',
    right: ".andWhere('expiresAt', '>', input.at)",
    wrong: '',
    tests: ['src/auth', 'src/orders/pay-order.test.ts', 'test/races/code-guesses.test.ts'],
  },
  {
    what: 'a code may be guessed without end',
    file: 'src/auth/one-time-code.ts',
    right: ".andWhere('triesLeft', '>', 0)",
    wrong: '',
    tests: ['src/orders/pay-order.test.ts'],
  },
  {
    what: 'tokens are stored as they are',
    file: 'src/auth/token.ts',
    right: "return createHash('sha256').update(token).digest('hex');",
    wrong: 'return token;',
    tests: ['src/auth'],
  },
  {
    what: 'a frozen member keeps his session',
    file: 'src/auth/session.ts',
    right: " AND users.status = 'active'",
    wrong: '',
    tests: ['src/auth', 'test/access-matrix.test.ts'],
  },
  {
    what: 'a permission is not asked for',
    file: 'src/http/authenticate.ts',
    right: "if (!permission || !staff.permissions.has(permission)) throw fail('forbidden');",
    wrong: '',
    tests: ['test/access-matrix.test.ts'],
  },
  {
    what: 'a privileged write leaves no row in the log',
    file: 'src/admin/act.ts',
    right: 'await writeLog(trx, logEntry(',
    wrong: 'void (logEntry(',
    tests: ['src/admin/privileged-writes.test.ts', 'src/admin/log-of-staff.test.ts'],
  },
  {
    what: 'the same request is done again',
    file: 'src/requests/once.ts',
    right: 'await reserve(trx, request, at);',
    wrong: '',
    tests: orders,
  },
  {
    what: 'one request id does two different things',
    file: 'src/requests/once.ts',
    right: 'row.inputHash !== hashInput(request)',
    wrong: 'false',
    tests: orders,
  },
  {
    what: 'staff recharge their own wallets',
    file: 'src/wallet/propose-recharge.ts',
    right: "if (userId === proposedBy) throw fail('notYourself');",
    wrong: '',
    tests: ['src/admin/wallets.test.ts'],
  },
  {
    what: 'a notification of another amount is credited',
    file: 'src/charges/take-notice.ts',
    right: "if (notice.amountFen !== charge.amountFen) return 'wrongAmount';",
    wrong: '',
    tests: ['src/charges'],
  },
  {
    what: 'a charge that staff have credited is credited again by a late notification',
    file: 'src/charges/take-notice.ts',
    right: "if (await isDealtWith(trx, { ...charge, serialNo })) return 'dealtWith';",
    wrong: '',
    tests: ['src/admin/credited-notices.test.ts'],
  },
  {
    what: 'a notification is believed without its signature',
    file: 'src/payments/sandbox.ts',
    right: 'if (given.length !== signature.length || !timingSafeEqual(given, signature)) {',
    wrong: 'if (given.length === -1) {',
    tests: ['src/charges', 'src/payments'],
  },
];
