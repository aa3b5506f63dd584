import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import type { Network } from '@spinreel/exporters/network';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import type { CliIo } from '../../cli-io.ts';
import { formatColumns } from '../../terminal/format-columns.ts';
import type { LoadedAd } from '../load-ad.ts';
import { listMediaHashes } from './create-fingerprinter.ts';
import { locateFile } from './open-manifest.ts';
import type { PlannedFile } from './plan-files.ts';
import type { BuildFailure, PreparedAd } from './prepare-ads.ts';
import { printFailures } from './print-results.ts';
import { printUploads } from './print-uploads.ts';

/** Prints which files would be built, how often a video would be encoded, and how the files are uploaded. */
export async function printPlan(options: {
  loaded: LoadedAd;
  files: readonly PlannedFile[];
  ads: readonly PreparedAd[];
  failures: readonly BuildFailure[];
  io: CliIo;
}): Promise<void> {
  const { loaded, files, ads, failures, io } = options;
  const { networks, openAsset } = loaded;
  const rows = files.map(({ variant, language, network, ...file }) => [
    variant,
    language,
    network,
    locateFile({ network, ...file }),
  ]);
  for (const line of formatColumns([['VARIANT', 'LANGUAGE', 'NETWORK', 'FILE'], ...rows])) io.print(line);
  const count = (key: 'variantId' | 'language') => new Set(files.map((file) => file[key])).size;
  const encodes = await countEncodes(ads, { networks, openAsset });
  io.print('');
  io.print(
    `${writeCount(files.length, 'file')}: ${writeCount(count('variantId'), 'variant')}, ${writeCount(count('language'), 'language')}, ${writeCount(networks.length, 'network')}. ` +
      `About ${writeCount(encodes, 'video encode')}, fewer if they were made before.`,
  );
  printUploads({ files, networks, io });
  printFailures(failures, io);
}

/** Counts the videos that are encoded: one for each distinct video, other media beside it, and budget. */
async function countEncodes(
  ads: readonly PreparedAd[],
  { networks, openAsset }: { networks: readonly Network[]; openAsset: LoadedAd['openAsset'] },
): Promise<number> {
  const budgets = new Set(networks.map((network) => mediaBudgetBytes(network)));
  const media = new Set<string>();
  for (const { ad } of ads) {
    const hashes = await listMediaHashes(ad, openAsset);
    const find = (path: string | null) => (path === null ? null : (hashes[path] ?? null));
    const images = Object.values(ad.images).map(find);
    const music = find(ad.music?.asset ?? null);
    media.add(canonicalJson({ video: { ...ad.video, asset: find(ad.video.asset) }, images, music }));
  }
  return media.size * budgets.size;
}
