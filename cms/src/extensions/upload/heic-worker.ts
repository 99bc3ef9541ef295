import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import decodeHeic from 'heic-decode';
import { mostPixels } from './upload-types.ts';

/** The phone shows the first picture of the file. */
async function answer(): Promise<void> {
  const pictures = await decodeHeic.all({ buffer: fs.readFileSync(workerData as string) });
  const [first] = pictures;
  if (!first) throw new Error('The file holds no picture.');
  if (first.width * first.height > mostPixels) {
    parentPort?.postMessage('too many pixels');
    return;
  }
  const { data } = await first.decode();
  const { width, height } = first;
  parentPort?.postMessage({ width, height, data: new Uint8Array(data.buffer) }, [data.buffer as ArrayBuffer]);
}

// A failure ends the thread, which reports it as the event `error`.
void answer();
