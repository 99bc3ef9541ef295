import { accessBugs } from './seeded-bugs/access-bugs.ts';
import { moneyBugs } from './seeded-bugs/money-bugs.ts';
import { orderBugs } from './seeded-bugs/order-bugs.ts';

export const seededBugs = [...orderBugs, ...moneyBugs, ...accessBugs];
