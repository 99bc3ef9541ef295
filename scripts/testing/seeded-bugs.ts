import { accessBugs } from './seeded-bugs/access-bugs.ts';
import { moneyBugs } from './seeded-bugs/money-bugs.ts';
import { orderBugs } from './seeded-bugs/order-bugs.ts';

/** All bugs that the tests must notice. */
export const seededBugs = [...orderBugs, ...moneyBugs, ...accessBugs];
