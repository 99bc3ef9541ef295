/** The npm that started this script, else the npm on the PATH. */
export function npmCommand(args: readonly string[]): [command: string, args: string[]] {
  const program = process.env.npm_execpath;
  if (program && /npm-cli\.c?js$/.test(program)) return [process.execPath, [program, ...args]];
  return ['npm', [...args]];
}
