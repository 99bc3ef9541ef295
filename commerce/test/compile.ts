import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const commerce = path.join(import.meta.dirname, '..');
const source = path.join(commerce, 'src');

/** `text` replaces the content of the file. */
export function compile(file: string, text = readFileSync(file, 'utf8')): ts.Program {
  const tables = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'tables.ts')
    .map((name) => path.join(source, name));
  const { config } = ts.readConfigFile(path.join(commerce, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, commerce);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version);
  return ts.createProgram({ rootNames: [...tables, file], options, host });
}
