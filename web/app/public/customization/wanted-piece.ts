const parameter = 'piece';

/** The code of the piece that an enquiry is about, from the address of the page. Null when there is none. */
export function readWantedPiece(search: URLSearchParams): string | null {
  const code = search.get(parameter) ?? '';
  return /^[A-Z]{2}-\d{4}-\d{3}$/.test(code) ? code : null;
}

/** The parameters of the page. Everything else in its address is left out. */
export function wantedPieceSearch(code: string | null): URLSearchParams {
  return new URLSearchParams(code ? { [parameter]: code } : {});
}
