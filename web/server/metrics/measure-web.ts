import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

interface State {
  cacheSize: () => { pages: number; bytes: number };
  /** When the content was last compared with the CMS, in epoch milliseconds; null before the first time. */
  contentCheckedAt: () => number | null;
  mediaWaiting: () => number;
}

export function measureWeb({ registry }: Pick<Metrics, 'registry'>, state: State): void {
  const gauge = (name: string, help: string, read: () => number) => addGauge({ registry }, name, help, read);
  gauge('html_cache_pages', 'Pages in the HTML cache', () => state.cacheSize().pages);
  gauge('html_cache_bytes', 'Memory for the pages in the HTML cache', () => state.cacheSize().bytes);
  gauge(
    'content_checked_timestamp_seconds',
    'When the content was last compared with the CMS; 0: never',
    () => {
      return (state.contentCheckedAt() ?? 0) / 1000;
    },
  );
  gauge(
    'media_files_waiting',
    'Pictures and documents that are being made or wait for it',
    state.mediaWaiting,
  );
}

/** @param picturesLeft how many pictures may not have been made yet in all widths */
export function measurePreparation(
  { registry }: Pick<Metrics, 'registry'>,
  picturesLeft: () => number,
): void {
  addGauge({ registry }, 'pictures_to_prepare', 'Pictures that may not be made ahead yet', picturesLeft);
}

function addGauge(
  { registry }: Pick<Metrics, 'registry'>,
  name: string,
  help: string,
  read: () => number,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
