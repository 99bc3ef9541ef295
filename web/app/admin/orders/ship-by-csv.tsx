import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { BulkDialog, type BulkResult } from '../act/bulk-dialog.tsx';
import { CsvField } from '../files/csv-field.tsx';
import { decodeText } from '../files/decode-text.ts';
import { FoundParcels } from './found-parcels.tsx';
import { ParcelTemplate } from './parcel-template.tsx';
import { type Parcels, readParcels } from './read-parcels.ts';

const attempt = createAttempts();

export function ShipByCsv({ filters }: { filters: Record<string, string> }) {
  const { t } = useTranslation('admin-orders');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [parcels, setParcels] = useState<Parcels>();
  const [isBinary, setBinary] = useState(false);
  const [isDone, setDone] = useState(false);
  const [checked, setChecked] = useState<string>();
  const openings = useRef(0);
  const csv = parcels && 'csv' in parcels ? parcels.csv : '';
  // The results take the place of the fields, so that they are in view.
  const isFolded = csv !== '' && checked === csv;

  async function read(entered: string) {
    setBinary(false);
    setText(entered);
    setParcels(entered.trim() ? await readParcels(entered) : undefined);
  }

  async function readFile(file: File) {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    await read(decoded ?? '');
    setBinary(decoded === null);
  }

  async function check() {
    const opening = openings.current;
    const lines = await post('/admin/orders/ship_bulk', { ...unsent, csv, dryRun: true });
    // The results of a closed dialog are not shown.
    if (openings.current === opening) setChecked(csv);
    return resultsOf(lines);
  }

  function close() {
    openings.current += 1;
    setOpen(false);
    setChecked(undefined);
    if (isDone) void read('');
    setDone(false);
  }

  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-11 items-center text-sky underline decoration-sky/40 lg:min-h-9"
        onClick={() => setOpen(true)}
      >
        {t('byCsv.open')}
      </button>
      <BulkDialog
        open={open}
        onClose={close}
        title={t('byCsv.open')}
        verb={t('actions.ship.verb')}
        effect={t('byCsv.effect')}
        input={csv}
        ready={parcels !== undefined && 'csv' in parcels && parcels.count > 0}
        check={check}
        run={async () => {
          const answer = await attempt({ csv }, (input) => post('/admin/orders/ship_bulk', input));
          setDone(true);
          return resultsOf(answer);
        }}
        fileName="junyao-shipped"
      >
        <div className="space-y-5" hidden={isFolded}>
          <ParcelTemplate filters={filters} />
          <CsvField
            label={t('byCsv.file')}
            hint={t('byCsv.fileHint')}
            onChoose={(file) => void readFile(file)}
          />
          <TextArea
            label={t('byCsv.paste')}
            className="[&_textarea]:text-small"
            rows={5}
            maxLength={100_000}
            spellCheck={false}
            value={text}
            onChange={(event) => void read(event.target.value)}
          />
        </div>
        {isBinary && <Notice title={t('byCsv.binary')} />}
        {parcels && <FoundParcels parcels={parcels} />}
        {isFolded && (
          <Button variant="plain" onClick={() => setChecked(undefined)}>
            {t('byCsv.edit')}
          </Button>
        )}
      </BulkDialog>
    </>
  );

  function resultsOf(lines: Awaited<ReturnType<typeof post<'/admin/orders/ship_bulk'>>>): BulkResult[] {
    return lines.map(({ line, orderNo, carrier, trackingNo, errorCode }) => ({
      id: String(line),
      name: orderNo ? t('byCsv.lineOf', { line, orderNo }) : t('byCsv.line', { line }),
      change: `${carrier} ${trackingNo}`,
      errorCode,
    }));
  }
}

/** Commerce does not remember a dry run, so its request id does not matter. */
const unsent = { requestId: '00000000-0000-4000-8000-000000000000' };
