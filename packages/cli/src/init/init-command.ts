import { access, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createFolder } from '@spinreel/media/recipes/create-folder';
import type { CliIo } from '../cli-io.ts';
import { CliProblem } from '../cli-problem.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { composeNotes, createStarterAd } from './starter-ad.ts';

/** The options of `spinreel init`. */
export interface InitOptions {
  readonly name: string;
}

/** Writes a starter ad config and its notes, and prints what to do next. Never overwrites a file. */
export async function initCommand(
  options: InitOptions & { readonly target: string },
  io: CliIo,
): Promise<ExitCode> {
  const folder = resolve(io.folder, options.target);
  const files = {
    'ad.json': `${JSON.stringify(createStarterAd(options.name), null, 2)}\n`,
    'README.md': composeNotes(options.name),
  };
  for (const name of Object.keys(files)) await refuseExisting(join(folder, name), io);
  await createFolder(folder).catch((cause: unknown) => {
    throw new CliProblem('usage', `The folder '${options.target}' could not be created: ${String(cause)}`, {
      cause,
    });
  });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const config = relative(io.folder, join(folder, 'ad.json'));
  io.print(`Written: ${config}, and README.md, which explains its fields.

Next:
  1. Put cover.jpg and gameplay.mp4 next to it.
  2. Set the store URL and the pause points in ${config}.
  3. Run: spinreel build ${config} --network meta`);
  return exitCodes.passed;
}

async function refuseExisting(path: string, io: CliIo): Promise<void> {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (!exists) return;
  const shown = relative(io.folder, path);
  throw new CliProblem('usage', `${shown} already exists. Choose another folder: spinreel init FOLDER`);
}
