import { saveFile } from './save-file.ts';

/** The byte-order mark and escaped formulas make spreadsheets read the CSV correctly. The first row has the heads. */
export async function saveRows(name: string, rows: readonly (readonly (string | number)[])[]): Promise<void> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const csv = stringify(
    [...rows].map((row) => [...row]),
    { bom: true, escape_formulas: true },
  );
  saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}
