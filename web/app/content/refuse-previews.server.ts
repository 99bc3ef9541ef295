import type { MiddlewareFunction } from 'react-router';
import { currentPreview } from './preview.server.ts';

/** Shows the error page in place of a preview whose draft does not exist or could not be read. */
export const refusePreviews: MiddlewareFunction<Response> = (_, next) => {
  const status = currentPreview()?.status ?? 200;
  if (status !== 200) throw new Response(null, { status });
  return next();
};
