import type { AdMedia, FontFile } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { exportAd } from '@spinreel/exporters/export-ad';
import type { Network } from '@spinreel/exporters/network';
import type { Outcome } from '@spinreel/media/media-problem';
import type { Rule } from '@spinreel/preflight/rule';
import type { CliIo } from '../cli-io.ts';
import { writeCheckedFile } from '../output/write-checked-file.ts';
import { describeMediaProblem } from './problem-messages.ts';

/**
 * Writes the file of one network, unless it breaks a rule, and prints the result. Resolves to whether the file was written.
 * The other networks may still succeed, so it only rejects if the command was stopped.
 */
export async function buildFile(options: {
  ad: ResolvedAd;
  media: Outcome<AdMedia>;
  fonts: readonly FontFile[];
  network: Network;
  rules: readonly Rule[];
  outFolder: string;
  io: CliIo;
}): Promise<boolean> {
  const { ad, media, fonts, network, rules, outFolder, io } = options;
  if (!media.ok) {
    io.print(`${network.id}: not written. ${describeMediaProblem(media.problem)}`);
    return false;
  }
  const artifact = await exportAd({ ad, media: media.value, fonts, network });
  return await writeCheckedFile({ artifact, adName: ad.name, network, rules, outFolder, io });
}
