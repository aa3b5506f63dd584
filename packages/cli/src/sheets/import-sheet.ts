import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { resolve } from 'node:path';
import { readAdConfig } from '../build/load-ad.ts';
import { type CliIo, exitCodes, type ExitCode } from '../command.ts';
import { writeWhole } from '../output/write-checked-file.ts';
import { applySheets, measureVideos } from './apply-sheets.ts';
import { readSheets } from './read-sheets.ts';

/**
 * Changes the variants and translations of an ad config as a sheet says, and prints each change and each problem. If there are
 * problems, the ad config stays as it is, unless `partly` is set. With `dryRun`, it always does.
 */
export async function importSheet(
  {
    file,
    sheet,
    partly = false,
    dryRun = false,
  }: { file: string; sheet: string; partly?: boolean; dryRun?: boolean },
  io: CliIo,
): Promise<ExitCode> {
  const adPath = resolve(io.folder, file);
  const config = await readAdConfig(adPath);
  const sheets = await readSheets(resolve(io.folder, sheet), sheet);
  const findVideo = await measureVideos(config, { sheets, adPath });
  const applied = applySheets(config, { sheets, adPath, partly, findVideo });
  for (const line of [...applied.changes, ...applied.problems, ...applied.notes]) io.print(line);
  const hasProblems = applied.problems.length > 0;
  const count = writeCount(applied.changes.length, 'change');
  const isWritten = !dryRun && applied.config !== config;
  if (isWritten) await writeWhole(adPath, `${JSON.stringify(applied.config, null, 2)}\n`);
  if (isWritten) io.print(`${count}. ${file} is written.`);
  else if (hasProblems && !partly)
    io.print(`Nothing was changed. Correct the cells, or import the others with --partly.`);
  else io.print(dryRun ? `${count}. Nothing was written.` : 'The sheet changes nothing.');
  return hasProblems ? exitCodes.findings : exitCodes.passed;
}
