/** Passkeys belong to a domain, such as `localhost`, and the page was opened by another name. */
export class ElsewhereError extends Error {
  override readonly name = 'ElsewhereError';
  readonly host: string;

  constructor(host: string) {
    super(host);
    this.host = host;
  }
}
