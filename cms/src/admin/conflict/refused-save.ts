/** What the panel's store passes on. The answer to a request that was refused is its payload. */
interface StoreAction {
  payload?: { details?: { isStale?: boolean } };
}

let refused = false;

/** A middleware of the panel's Redux store. Notes that the server refused a save because somebody else had saved first. */
export const noteRefusedSave = () => (next: (action: never) => unknown) => (action: StoreAction) => {
  if (action.payload?.details?.isStale) refused = true;
  return next(action as never);
};

/** Whether a save was refused since the last time this was asked. */
export function wasRefused(): boolean {
  const answer = refused;
  refused = false;
  return answer;
}
