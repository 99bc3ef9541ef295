import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const folder = import.meta.dirname;
const views = ['main', 'cover', 'macro', 'making', 'further'];
/** Not in the shop: turned pieces from the side, in which the CMS finds their outlines (cms/test/side-views). */
const side = 'side';

const help = `Renders the pictures of the sample shop into cms/seed/media (JPEG, at most 250 KiB, a close-up 580 KiB).

  npm run media:render -- [options]

  --piece <code>     only this piece or cover (may be given several times), e.g. JY-2024-001, article-history,
                     making-fire
  --view <view>      ${views.join(', ')} (may be given several times; default: all), or ${side}
  --out <folder>     another folder for the pictures
  --width <pixels>   width of a piece's picture (default 1200; its height is 5/4 of that)
  --close-width <pixels>  width of a close-up of the glaze (default 2000; its height is 5/4 of that)
  --samples <n>      light samples per pixel (default 20)
  --density <n>      fineness of the meshes (default 1; 0.5 serves for a quick look)
  --quick            a quick look: --width 360 --close-width 360 --samples 16 --density 0.5
  --force            render again what is already there
  --help             this text

Pictures that exist are skipped, so a run that was stopped goes on where it was.
Needs Blender 3.4 or newer with OpenCV and numpy in its Python (Debian, Ubuntu: apt-get install blender
python3-opencv). BLENDER names another program than the one on the path.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const values = readOptions();
  if (values === undefined) return 1;
  if (values.help) {
    console.log(help);
    return 0;
  }
  const blender = process.env.BLENDER || 'blender';
  if (spawnSync(blender, ['--version'], { stdio: 'ignore' }).status !== 0) {
    console.error(`"${blender}" does not start. Install Blender (Debian, Ubuntu: apt-get install blender`);
    console.error('python3-opencv; elsewhere https://www.blender.org) or name it in BLENDER.');
    return 1;
  }
  return await render(blender, [
    ...['--out', path.resolve(values.out ?? path.join(folder, '../../cms/seed/media'))],
    ...['--views', ...(values.view ?? views)],
    ...(values.piece ? ['--pieces', ...values.piece] : []),
    ...['--width', values.width ?? (values.quick ? '360' : '1200')],
    ...['--close-width', values['close-width'] ?? (values.quick ? '360' : '2000')],
    ...['--samples', values.samples ?? (values.quick ? '16' : '20')],
    ...['--density', values.density ?? (values.quick ? '0.5' : '1')],
    ...(values.force ? ['--force'] : []),
  ]);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        piece: { type: 'string', multiple: true },
        view: { type: 'string', multiple: true },
        out: { type: 'string' },
        width: { type: 'string' },
        'close-width': { type: 'string' },
        samples: { type: 'string' },
        density: { type: 'string' },
        quick: { type: 'boolean' },
        force: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    const unknown = values.view?.find((view) => ![...views, side].includes(view));
    if (unknown === undefined) return values;
    console.error(`There is no view "${unknown}": choose ${[...views, side].join(', ')}.`);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nSee --help.`);
  }
  return undefined;
}

/** Blender reports every tile and sample, so only the script's own lines and errors are printed. */
function render(blender: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const script = path.join(folder, 'blender/main.py');
    const child = spawn(
      blender,
      ['-b', '-noaudio', '--python-exit-code', '1', '--python', script, '--', ...args],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (/^\[|Error|Traceback|^ {2}/.test(line)) console.log(line);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
