import path from 'node:path';
import ts from 'typescript';
import { root } from '../../scripts/shop/services.ts';

interface Thing {
  '@type': string;
}

/** `schema-dts` declares the vocabulary of schema.org as types, so the compiler reports what does not fit it. */
export function checkVocabulary(things: readonly Thing[]): string[] {
  const different = new Set(things.map((thing) => JSON.stringify(withoutTexts(thing))));
  const lines = [...different].map((json, index) => {
    const type = /"@type":"(\w+)"/.exec(json)?.[1];
    return `export const thing${index}: schema.${type} = ${json};`;
  });
  const code = [`import type * as schema from 'schema-dts';`, ...lines].join('\n');
  const file = path.join(root, 'e2e', 'support', 'things-to-check.ts');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, language, ...rest) =>
    name === file ? ts.createSourceFile(name, code, language) : getSourceFile(name, language, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Replaces texts and numbers of the shop, so that the compiler checks things of the same form only once. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) {
    const different = new Map(value.map(withoutTexts).map((each) => [JSON.stringify(each), each]));
    return [...different.values()];
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([name, each]) => [name, name === '@type' ? each : withoutTexts(each)]),
    );
  }
  if (typeof value === 'number') return 1;
  return typeof value === 'string' && !value.startsWith('https://schema.org') ? 'text' : value;
}
