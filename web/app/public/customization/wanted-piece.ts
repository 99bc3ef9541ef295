const parameter = 'piece';

/** The piece that an enquiry is about. Null if the address has no valid code. */
export function readWantedPiece(search: URLSearchParams): string | null {
  const code = search.get(parameter) ?? '';
  return /^[A-Z]{2}-\d{4}-\d{3}$/.test(code) ? code : null;
}

/** The query parameters that the page reads. All others are left out. */
export function wantedPieceSearch(code: string | null): URLSearchParams {
  return new URLSearchParams(code ? { [parameter]: code } : {});
}
