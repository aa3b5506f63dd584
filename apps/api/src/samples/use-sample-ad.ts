import { copyFile, rm } from 'node:fs/promises';
import type { SampleAd } from '@spinreel/api-contract/use-sample-ad';
import { assetUrl } from '@spinreel/config-schema/asset-handles';
import { sampleAd } from '@spinreel/samples/sample-ad';
import { samplePath } from '@spinreel/samples/sample-media';
import { storedAssetOf } from '../ads/stored-asset-of.ts';
import { canonicalJson } from '../storage/canonical-json.ts';
import type { Asset } from '../uploads/asset-store.ts';
import { keepAsset } from '../uploads/keep-asset.ts';
import type { UploadContext } from '../uploads/upload-context.ts';
import type { SampleFiles } from './sample-files.ts';
import type { SampleFile } from './samples-job.ts';

/**
 * Puts the casino sample into a session's uploads and returns an ad of them that is complete. What the session has of it
 * already is used again.
 */
export async function useSampleAd(
  context: UploadContext & { readonly samples: SampleFiles },
  sessionId: string,
): Promise<SampleAd> {
  const files = await context.samples.get('now');
  const known = await context.assets.findSame({ sessionId, sha256s: files.map(({ sha256 }) => sha256) });
  const assets = await Promise.all(
    files.map(
      async (file) => known.find((asset) => isOf(file, asset)) ?? (await keep(context, file, sessionId)),
    ),
  );
  const urls = new Map(files.map(({ name }, index) => [name, assetUrl(assets[index]?.id ?? '')]));
  return {
    config: JSON.parse(JSON.stringify(sampleAd), (key, value: unknown) =>
      key === 'filePath' ? urls.get(String(value)) : value,
    ) as SampleAd['config'],
    assets: Object.fromEntries(assets.map((asset) => [asset.id, storedAssetOf(asset)])),
  };
}

/** Whether an upload is this file; a video which was cut in another way is shown in another way. */
function isOf(file: SampleFile, asset: Asset): boolean {
  const { sha256, facts } = file;
  return (
    asset.originalSha256 === sha256 && canonicalJson(asset.facts.cut) === canonicalJson(facts.cut ?? null)
  );
}

async function keep(context: UploadContext, sample: SampleFile, sessionId: string): Promise<Asset> {
  const { name, sizeBytes, sha256, mediaKind, facts, served } = sample;
  const path = context.blobs.temporaryPath();
  try {
    await copyFile(samplePath(name), path);
    await context.blobs.keepFile(path, sha256);
    const file = { name, sizeBytes, sha256 };
    return await keepAsset(context, { file, mediaKind, sessionId, facts, served });
  } finally {
    await rm(path, { force: true });
  }
}
