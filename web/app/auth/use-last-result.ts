import { useState } from 'react';

/**
 * What came of the last attempt to send a form. The router forgets it when it fetches a page's content anew, as
 * a switch of the language does; the notice has to stay.
 */
export function useLastResult<Result>(actionData: Result | undefined): Result | undefined {
  const [last, setLast] = useState(actionData);
  if (actionData !== undefined && actionData !== last) setLast(actionData);
  return actionData ?? last;
}
