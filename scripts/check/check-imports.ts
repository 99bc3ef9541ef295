import { cruise } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';

export interface ImportViolation {
  rule: string;
  from: string;
  to: string;
}

export async function findImportViolations(folder: string): Promise<ImportViolation[]> {
  const { output } = await cruise(
    ['commerce', 'web', 'cms', 'scripts', 'e2e'],
    {
      baseDir: folder,
      ruleSet: { forbidden: importRules },
      validate: true,
      // The rules apply to imports of types too.
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^[a-z]+/(test|dist|build|\\.react-router|\\.strapi)/|\\.test\\.tsx?$|/\\+types/' },
    },
    {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
