import { writeFile } from 'node:fs/promises';
import type { AdMedia } from '@spinreel/config-schema/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { exportAd } from '@spinreel/exporters/export-ad';

export async function saveForMeta(
  ad: ResolvedAd,
  media: AdMedia,
  folder: string,
  date: Date,
): Promise<string> {
  const { bytes, extension, receipt } = await exportAd({ ad, media, network: 'meta' });
  const name = artifactFileName({ adName: ad.name, network: 'meta', date, extension });
  await writeFile(`${folder}/${name}`, bytes);
  return `${name}: ${receipt.packedBytes} bytes`;
}
