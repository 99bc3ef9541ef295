/** The roles with which a shop starts, by commerce's names of them. */
const readyMade = ['Owner', 'Finance', 'Fulfilment', 'Catalogue', 'Support', 'Auditor'];

export function isReadyMade(role: string): boolean {
  return readyMade.includes(role);
}
