const parameter = 'piece';

/**
 * Reads the product code in the address of the page. An enquiry is about the piece with this code. Null if
 * the address has no valid code.
 */
export function readWantedPiece(search: URLSearchParams): string | null {
  const code = search.get(parameter) ?? '';
  return /^[A-Z]{2}-\d{4}-\d{3}$/.test(code) ? code : null;
}

/** The query parameters that the page reads. All other parameters of its address are left out. */
export function wantedPieceSearch(code: string | null): URLSearchParams {
  return new URLSearchParams(code ? { [parameter]: code } : {});
}
