import type { EndpointKey } from '@junyao/commerce/contract';
import { readAnswer } from '../../api/answer.ts';
import { readAuthToken } from '../../session/session.ts';
import { withQuery } from '../../ui/with-query.ts';

type ExportKey = Extract<EndpointKey, `GET /admin/${string}/export${string}`>;

export type ExportPath = ExportKey extends `GET ${infer Path}` ? Path : never;

export interface CsvFile {
  name: string;
  content: Blob;
}

/**
 * The file has the language of the page. A file that breaks off is an error, so that nobody works with half a list.
 * @param onProgress receives the number of bytes that have arrived
 * @throws ApiError when commerce refuses; TypeError when the connection breaks; AbortError
 */
export async function fetchCsv(
  path: ExportPath,
  filters: Record<string, string>,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<CsvFile> {
  const response = await fetch(withQuery(`/api${path}`, filters), {
    headers: {
      Accept: 'application/json, text/csv',
      'Accept-Language': document.documentElement.lang || 'zh',
      Authorization: readAuthToken(),
    },
    signal,
  });
  if (!response.ok || !response.body) await readAnswer(response);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    onProgress(bytes);
  }
  return { name: fileNameOf(response), content: new Blob(parts, { type: 'text/csv;charset=utf-8' }) };
}

function fileNameOf(response: Response): string {
  const named = /filename="?([\w.-]+)"?/.exec(response.headers.get('Content-Disposition') ?? '');
  return named?.[1] ?? 'junyao.csv';
}
