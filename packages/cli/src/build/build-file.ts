import type { AdMedia, FontFile } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Artifact } from '@spinreel/exporters/artifact';
import { exportAd } from '@spinreel/exporters/export-ad';
import type { Network } from '@spinreel/exporters/network';
import type { Outcome } from '@spinreel/media/media-problem';
import type { Rule } from '@spinreel/preflight/rule';
import type { CliIo } from '../command.ts';
import { writeCheckedFile, type WriteResult } from '../output/write-checked-file.ts';
import { describeMediaProblem } from './problem-messages.ts';

/** A file that was built, or the reason why not. */
export type BuildResult = WriteResult & { readonly artifact: Artifact | null };

/**
 * Writes the file of one network, unless it breaks a rule, and prints the result after the label. The other files may still
 * succeed, so it only rejects if the command was stopped.
 */
export async function buildFile(options: {
  ad: ResolvedAd;
  media: Outcome<AdMedia>;
  fonts: readonly FontFile[];
  network: Network;
  fileName: string;
  label: string;
  rules: readonly Rule[];
  outFolder: string;
  io: CliIo;
}): Promise<BuildResult> {
  const { ad, media, fonts, network, fileName, label, rules, outFolder, io } = options;
  if (!media.ok) {
    const reason = describeMediaProblem(media.problem);
    io.print(`${label}: not written. ${reason}`);
    return { isWritten: false, reason, artifact: null };
  }
  const artifact = await exportAd({ ad, media: media.value, fonts, network, fileName });
  const result = await writeCheckedFile({ artifact, fileName, label, network, rules, outFolder, io });
  return { ...result, artifact };
}
