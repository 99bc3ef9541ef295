import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Copies a folder that is in use. A file that is deleted meanwhile is left out, because no page shows it. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) copyFolder(source, target);
    else copyUnlessGone(source, target);
  }
}

function copyUnlessGone(from: string, to: string): void {
  try {
    copyFileSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
