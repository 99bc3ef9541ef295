import { href } from 'react-router';
import { withQuery } from '../../ui/with-query.ts';

/** The address at which the statement of a provider for this day is uploaded. */
export function uploadAddress(day: string, channel?: string): string {
  return withQuery(href('/admin/finance/statements'), { upload: day, of: channel });
}
