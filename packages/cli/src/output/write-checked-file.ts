import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { formatExportMegabytes } from '@spinreel/config-schema/messages/format/format-megabytes';
import type { Artifact } from '@spinreel/exporters/artifact';
import type { Network } from '@spinreel/exporters/network';
import { createFolder } from '@spinreel/media/recipes/create-folder';
import { checkFile } from '@spinreel/preflight/check-artifact';
import type { Rule } from '@spinreel/preflight/rule';
import type { Verdict } from '@spinreel/preflight/verdict';
import type { CliIo } from '../command.ts';

/** What became of a finished file. */
export type WriteResult =
  | { readonly isWritten: true; readonly verdict: Verdict }
  | { readonly isWritten: false; readonly reason: string };

/**
 * Writes a finished file, unless it breaks a rule, and prints the result after the label, which names the ad. Other files may
 * still succeed, so it does not reject.
 */
export async function writeCheckedFile(options: {
  artifact: Artifact;
  fileName: string;
  label: string;
  network: Network;
  rules: readonly Rule[];
  outFolder: string;
  io: CliIo;
}): Promise<WriteResult> {
  const { artifact, fileName, label, network, rules, outFolder, io } = options;
  const verdict = await checkFile({ bytes: artifact.bytes, fileName, network, rules });
  if (!verdict.passed) {
    io.print(`${label}: not written. The file breaks a rule:`);
    printBrokenRules(verdict, io);
    return { isWritten: false, reason: describeBrokenRules(verdict) };
  }
  const path = join(outFolder, fileName);
  try {
    await writeWhole(path, artifact.bytes);
  } catch (error) {
    io.print(`${label}: not written. ${String(error)}`);
    return { isWritten: false, reason: String(error) };
  }
  const size = formatExportMegabytes(artifact.bytes.byteLength);
  const passedCount = verdict.findings.filter(({ passed }) => passed).length;
  io.print(`${label}: ${relative(io.folder, path)}, ${size}, ${writeCount(passedCount, 'rule')} passed`);
  printBrokenRules(verdict, io);
  return { isWritten: true, verdict };
}

function describeBrokenRules({ findings }: Verdict): string {
  const broken = findings.filter(({ passed, severity }) => !passed && severity === 'error');
  return broken.map(({ message }) => message).join(' ');
}

/** Writes a file under a temporary name first, so that no half file is left behind. */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
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

/** Prints each broken rule of a verdict with its fix and its source. */
function printBrokenRules({ findings }: Verdict, io: CliIo): void {
  for (const finding of findings.filter(({ passed }) => !passed)) {
    const { severity, ruleId, uploadError, message, fix, source } = finding;
    const names = uploadError === null ? ruleId : `${ruleId} (${uploadError})`;
    io.print(`  ${severity} ${names}: ${message} ${fix} (${source ?? "Spinreel's own rule"})`);
  }
}
