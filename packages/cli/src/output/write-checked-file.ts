import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { formatExportMegabytes } from '@spinreel/config-schema/messages/format-megabytes';
import type { Artifact } from '@spinreel/exporters/artifact';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import type { Network } from '@spinreel/exporters/network';
import { createFolder } from '@spinreel/media/recipes/create-folder';
import { checkFile } from '@spinreel/preflight/check-artifact';
import type { Rule } from '@spinreel/preflight/rule';
import { writeCount } from '@spinreel/report/count-results';
import type { CliIo } from '../cli-io.ts';
import { printBrokenRules } from './print-broken-rules.ts';

/**
 * Writes a finished file, unless it breaks a rule, and prints the result. Resolves to whether the file was written. The
 * files of other networks may still succeed, so it does not reject.
 */
export async function writeCheckedFile(options: {
  artifact: Artifact;
  adName: string;
  network: Network;
  rules: readonly Rule[];
  outFolder: string;
  io: CliIo;
}): Promise<boolean> {
  const { artifact, adName, network, rules, outFolder, io } = options;
  const fileName = artifactFileName({ adName, network, date: new Date() });
  const verdict = await checkFile({ bytes: artifact.bytes, fileName, network, rules });
  if (!verdict.passed) {
    io.print(`${network.id}: not written. The file breaks a rule:`);
    printBrokenRules(verdict, io);
    return false;
  }
  const path = join(outFolder, fileName);
  try {
    await writeWhole(path, artifact.bytes);
  } catch (error) {
    io.print(`${network.id}: not written. ${String(error)}`);
    return false;
  }
  const size = formatExportMegabytes(artifact.bytes.byteLength);
  const passedCount = verdict.findings.filter(({ passed }) => passed).length;
  io.print(`${network.id}: ${relative(io.folder, path)}, ${size}, ${writeCount(passedCount, 'rule')} passed`);
  printBrokenRules(verdict, io);
  return true;
}

/** Writes a file under a temporary name first, so that no half file is left behind. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.part`;
  await createFolder(dirname(path));
  await writeFile(unfinished, bytes);
  try {
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
