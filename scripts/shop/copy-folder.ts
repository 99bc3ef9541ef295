import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Copies the files of a folder that is in use: one that is deleted meanwhile nobody shows any more. */
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
