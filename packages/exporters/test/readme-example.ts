import { writeFile } from 'node:fs/promises';
import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { exportAd } from '@spinreel/exporters/export-ad';
import { networks } from '@spinreel/exporters/networks/index';

export async function saveForMeta(
  ad: ResolvedAd,
  media: AdMedia,
  folder: string,
  date: Date,
): Promise<string> {
  const network = networks.meta;
  const { bytes, receipt } = await exportAd({ ad, media, network });
  const name = artifactFileName({ adName: ad.name, network, date });
  await writeFile(`${folder}/${name}`, bytes);
  return `${name}: ${receipt.packedBytes} bytes`;
}
