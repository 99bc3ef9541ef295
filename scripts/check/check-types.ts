import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { findOpenLookups } from './open-lookups.ts';

/** One program finds wrong types and open lookups, because reading the files takes longer than all checks of them. */
function checkTypes(configFile: string): string {
  const host: ts.ParseConfigFileHost = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: exit };
  const config = ts.getParsedCommandLineOfConfigFile(configFile, { noEmit: true }, host);
  if (!config) throw new Error(`${configFile} can't be read`);
  const program = ts.createProgram(config.fileNames, config.options);
  const wrong = [...config.errors, ...ts.getPreEmitDiagnostics(program)];
  const lookups = findOpenLookups(program).map((lookup) => `${lookup}\n`);
  return [ts.formatDiagnostics(wrong, formatHost), ...lookups].join('');
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

function exit(diagnostic: ts.Diagnostic): never {
  throw new Error(ts.formatDiagnostic(diagnostic, formatHost));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = process.argv.length > 2 ? process.argv.slice(2) : ['tsconfig.json'];
  const wrong = files.map((file) => checkTypes(path.resolve(file))).join('');
  process.stdout.write(wrong);
  process.exitCode = wrong ? 1 : 0;
}
