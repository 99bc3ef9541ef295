import type { Table } from '../db/tables.ts';
import type { Credit } from './credit.ts';
import type { Reversal } from './reversal.ts';

declare module '../db/tables.ts' {
  interface Tables {
    credits: Table<Credit, 'rejectReason' | 'decidedBy' | 'decidedAt' | 'transactionNo'>;
    reversals: Table<Reversal, 'rejectReason' | 'decidedBy' | 'decidedAt' | 'reversalNo' | 'correctionNo'>;
  }
}
