/**
 * Every refusal the API can answer with. The texts are in `locales/{zh,en}/errors.json` under the code. SYS codes are
 * general; each other code belongs to one area.
 */
export const errors = {
  sessionInvalid: { code: 'SYS001', status: 401 },
  unexpected: { code: 'SYS002', status: 500 },
  tooManyRequests: { code: 'SYS003', status: 429 },
  temporarilyUnavailable: { code: 'SYS004', status: 503 },
  forbidden: { code: 'SYS005', status: 403 },
  notFound: { code: 'SYS006', status: 404 },
  invalidInput: { code: 'SYS007', status: 400 },
  requestIdReused: { code: 'SYS008', status: 409 },
  rowChanged: { code: 'SYS009', status: 409 },

  loginRefused: { code: 'AUT001', status: 401 },
  accountFrozen: { code: 'AUT002', status: 403 },
  codeWrong: { code: 'AUT003', status: 400 },
  codeSpent: { code: 'AUT004', status: 400 },
  phoneTaken: { code: 'AUT005', status: 409 },
  usernameTaken: { code: 'AUT006', status: 409 },
  codeTooSoon: { code: 'AUT007', status: 429 },
  codeQuotaReached: { code: 'AUT008', status: 429 },
  resetTokenSpent: { code: 'AUT009', status: 400 },
  emailTaken: { code: 'AUT010', status: 409 },
  imageRefused: { code: 'AUT011', status: 400 },

  addressNotFound: { code: 'ADR001', status: 404 },
  tooManyAddresses: { code: 'ADR002', status: 409 },
  noSuchRegion: { code: 'ADR003', status: 400 },
  addressNotDeliverable: { code: 'ADR004', status: 409 },

  cartItemNotFound: { code: 'CRT001', status: 404 },
  cartFull: { code: 'CRT002', status: 409 },

  productNotFound: { code: 'PRD001', status: 404 },
  productNotAvailable: { code: 'PRD002', status: 409 },
  notEnoughStock: { code: 'PRD003', status: 409 },
  pieceForShow: { code: 'PRD004', status: 409 },

  orderNotFound: { code: 'ORD001', status: 404 },
  nothingSelected: { code: 'ORD002', status: 400 },
  pieceUnavailable: { code: 'ORD003', status: 409 },
  pieceWithoutPrice: { code: 'ORD004', status: 409 },
  amountChanged: { code: 'ORD005', status: 409 },
  tooManyUnpaidOrders: { code: 'ORD006', status: 409 },
  recentlyTimedOut: { code: 'ORD007', status: 409 },
  orderStateChanged: { code: 'ORD008', status: 409 },
  orderTimedOut: { code: 'ORD009', status: 409 },
  orderNotShipped: { code: 'ORD010', status: 409 },
  refundTimeOver: { code: 'ORD011', status: 409 },
  nothingToReturn: { code: 'ORD012', status: 409 },
  pieceOffSale: { code: 'ORD013', status: 409 },
  orderTwiceInFile: { code: 'ORD014', status: 409 },
  alreadyShipped: { code: 'ORD015', status: 409 },
  orderNoInvalid: { code: 'ORD016', status: 400 },
  carrierInvalid: { code: 'ORD017', status: 400 },
  trackingNoInvalid: { code: 'ORD018', status: 400 },
  noteNotOwn: { code: 'ORD019', status: 409 },
  shipmentFinal: { code: 'ORD020', status: 409 },

  balanceTooLow: { code: 'WAL001', status: 409 },
  proposalNotFound: { code: 'WAL002', status: 404 },
  proposalStateChanged: { code: 'WAL003', status: 409 },
  secondPersonNeeded: { code: 'WAL004', status: 403 },
  rangeTooLong: { code: 'WAL005', status: 400 },
  statementUnreadable: { code: 'WAL006', status: 400 },
  transactionNotFound: { code: 'WAL020', status: 404 },

  chargeNotFound: { code: 'CHG001', status: 404 },
  chargeStateChanged: { code: 'CHG002', status: 409 },
  tooManyPendingCharges: { code: 'CHG003', status: 409 },
  notManual: { code: 'CHG004', status: 409 },
  serialNoUsed: { code: 'CHG005', status: 409 },
  noticeNotFound: { code: 'CHG006', status: 404 },
  noticeDealtWith: { code: 'CHG007', status: 409 },
  noticeNotCreditable: { code: 'CHG008', status: 409 },
  chargeBeingConfirmed: { code: 'CHG009', status: 409 },
  creditReversed: { code: 'CHG010', status: 409 },
  rechargeWaiting: { code: 'CHG011', status: 409 },
  confirmationWaiting: { code: 'CHG012', status: 409 },
  noticeClosedSince: { code: 'CHG013', status: 409 },

  refundNotFound: { code: 'REF001', status: 404 },
  refundStateChanged: { code: 'REF002', status: 409 },
  refundTooLarge: { code: 'REF003', status: 409 },
  serialNoNeeded: { code: 'REF004', status: 400 },
  refundUnderWay: { code: 'REF005', status: 409 },
  refundNotInDoubt: { code: 'REF006', status: 409 },
  refundDoubtChanged: { code: 'REF007', status: 409 },
  refundBeyondCharge: { code: 'REF008', status: 409 },

  matchingNotFound: { code: 'FIN001', status: 404 },
  differenceNotFound: { code: 'FIN002', status: 404 },
  differenceResolved: { code: 'FIN003', status: 409 },
  notReversible: { code: 'FIN004', status: 409 },
  creditSpent: { code: 'FIN005', status: 409 },
  statementMatched: { code: 'FIN006', status: 409 },
  tooManyDifferences: { code: 'FIN007', status: 409 },
  checkRunning: { code: 'FIN008', status: 409 },
  statementOfOtherChannel: { code: 'FIN009', status: 400 },
  matchingDiscarded: { code: 'FIN010', status: 409 },
  matchingHasReversal: { code: 'FIN011', status: 409 },
  columnsMissing: { code: 'FIN012', status: 400 },
  tooManyLines: { code: 'FIN013', status: 400 },
  statementOfOtherDays: { code: 'FIN014', status: 409 },
  matchingReplaced: { code: 'FIN015', status: 409 },
  creditProven: { code: 'FIN016', status: 409 },
  statementWithoutLines: { code: 'FIN017', status: 409 },
  linesUnreadable: { code: 'FIN018', status: 409 },
  reversedMeanwhile: { code: 'FIN019', status: 409 },

  messageNotFound: { code: 'MSG001', status: 404 },
  messageStateChanged: { code: 'MSG002', status: 409 },

  userNotFound: { code: 'ROL001', status: 404 },
  roleNotFound: { code: 'ROL002', status: 404 },
  roleNameTaken: { code: 'ROL003', status: 409 },
  roleInUse: { code: 'ROL004', status: 409 },
  ownerRoleFixed: { code: 'ROL005', status: 409 },
  lastOwner: { code: 'ROL006', status: 409 },
  notYourself: { code: 'ROL007', status: 403 },
  aboveYou: { code: 'ROL008', status: 403 },
} as const satisfies Record<string, ErrorDefinition>;

/** `code`: what clients see; it never changes. `status`: the HTTP status of the answer. */
export interface ErrorDefinition {
  code: string;
  status: number;
}

export type ErrorName = keyof typeof errors;
export type ErrorCode = (typeof errors)[ErrorName]['code'];
