import { href } from 'react-router';
import { withQuery } from '../../ui/with-query.ts';

export function uploadAddress(day: string, channel?: string): string {
  return withQuery(href('/admin/finance/statements'), { upload: day, of: channel });
}
