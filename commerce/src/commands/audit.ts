import { checkBooks } from '../audit/check-books.ts';
import { runCommand } from './run-command.ts';

await runCommand(
  { usage: 'usage: npm run audit   checks every invariant of the books and the sealed chains' },
  async ({ db, config }, args) => {
    if (args.length > 0) return null;
    const { findings, sealed } = await checkBooks(db, { key: config.auditSealKey });
    if (findings.length === 0) return `The books are in order; ${sealed} sealed rows verified.`;
    process.exitCode = 1;
    const width = Math.max(...findings.map(({ invariant }) => invariant.length));
    const lines = findings.map(({ invariant, subject }) => `${invariant.padEnd(width)}  ${subject}`);
    return [`The books are not in order (${findings.length}):`, ...lines].join('\n');
  },
);
