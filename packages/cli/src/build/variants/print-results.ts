import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { join, relative } from 'node:path';
import type { Network } from '@spinreel/exporters/network';
import { findEqualFiles } from '@spinreel/variants/builds/find-equal-files';
import type { CliIo } from '../../cli-io.ts';
import { nameSome } from './grouped-warnings.ts';
import { manifestNames, type ManifestFile } from './manifest.ts';
import type { BuildFailure } from './prepare-ads.ts';
import { printUploads } from './print-uploads.ts';

/** Prints what a build of several files has made: the list of files, equal files, how to upload them, and what failed. */
export function printResults(options: {
  networks: readonly Network[];
  files: readonly ManifestFile[];
  /** How many of the files were up to date. */
  currentCount: number;
  failures: readonly BuildFailure[];
  outFolder: string;
  io: CliIo;
}): void {
  const { networks, files, currentCount, failures, outFolder, io } = options;
  if (files.length > 0) {
    const list = relative(io.folder, join(outFolder, manifestNames.csv));
    const current = currentCount === 0 ? '' : `, ${currentCount} of them up to date`;
    io.print(`\n${writeCount(files.length, 'file')}${current}. ${list} lists them.`);
  }
  for (const group of findEqualFiles(files))
    io.print(`Equal files for ${group[0]?.network}: ${group.map(({ file }) => file).join(', ')}.`);
  printUploads({ files, networks, io });
  printFailures(failures, io);
}

/** Prints what could not be built, each reason once. */
export function printFailures(failures: readonly BuildFailure[], io: Pick<CliIo, 'print'>): void {
  if (failures.length === 0) return;
  io.print(`\n${writeCount(failures.length, 'failure')}:`);
  const byReason = Map.groupBy(failures, ({ reason }) => reason);
  for (const [reason, group] of byReason) {
    const labels = group.map(({ network, label }) => (network === null ? label : `${network}, ${label}`));
    io.print(`  ${nameSome(labels)}: ${reason}`);
  }
}
