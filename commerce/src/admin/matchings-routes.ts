import { discardByStaff } from '../finance/discard-matching.ts';
import { listDifferences, readDifference } from '../finance/list-differences.ts';
import { listMatched } from '../finance/list-matched.ts';
import { listMatchings, readMatching, requireMatching } from '../finance/list-matchings.ts';
import { resolveByStaff } from '../finance/resolve-difference.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { exportList } from '../staff/export-list.ts';

export const adminMatchingRoutes = {
  'GET /admin/finance/matchings': ({ services: { db } }, input) =>
    listPage(db, listMatchings(db, input), input),

  'GET /admin/finance/export_matchings': (call, input) =>
    exportList(call, 'finance/export_matchings', listMatchings(call.services.db, input), input),

  'GET /admin/finance/matching': ({ services: { db } }, { matchingId }) => readMatching(db, matchingId),

  'GET /admin/finance/differences': async ({ services: { db } }, input) => {
    await requireMatching(db, input.matchingId);
    return listPage(db, listDifferences(db, input), input);
  },

  'GET /admin/finance/difference': ({ services: { db } }, { differenceId }) =>
    readDifference(db, differenceId),

  'GET /admin/finance/export_differences': async (call, input) => {
    const { db } = call.services;
    await requireMatching(db, input.matchingId);
    return exportList(call, 'finance/export_differences', listDifferences(db, input), input);
  },

  'GET /admin/finance/matched': async ({ services: { db } }, input) => {
    const matching = await requireMatching(db, input.matchingId);
    return listPage(db, listMatched(db, matching, input), input);
  },

  'GET /admin/finance/export_matched': async (call, input) => {
    const { db } = call.services;
    const matching = await requireMatching(db, input.matchingId);
    return exportList(call, 'finance/export_matched', listMatched(db, matching, input), input);
  },

  'POST /admin/finance/resolve': resolveByStaff,

  'POST /admin/finance/discard_matching': discardByStaff,
} satisfies Partial<Routes>;
