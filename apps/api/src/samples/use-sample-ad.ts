import { copyFile, rm } from 'node:fs/promises';
import type { SampleAd } from '@spinreel/api-contract/samples';
import { getAssetUrl } from '@spinreel/config-schema/options/asset-handles';
import { sampleAd } from '@spinreel/samples/sample-ad';
import { samplePath } from '@spinreel/samples/sample-media';
import { toStoredAsset } from '../ads/to-stored-asset.ts';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import { type Asset, storeAsset } from '../uploads/assets/asset-store.ts';
import type { UploadContext } from '../uploads/upload-context.ts';
import type { SampleFiles } from './sample-files.ts';
import type { SampleFile } from './samples-job.ts';

/**
 * Adds the casino sample to a session's uploads and returns a complete ad that uses them. Sample files that the session
 * already has are reused.
 */
export async function useSampleAd(
  context: UploadContext & { readonly samples: SampleFiles },
  sessionId: string,
): Promise<SampleAd> {
  const files = await context.samples.get('now');
  const known = await context.assets.findSame({ sessionId, sha256s: files.map(({ sha256 }) => sha256) });
  const assets = await Promise.all(
    files.map(
      async (file) => known.find((asset) => isCopyOf(file, asset)) ?? (await keep(context, file, sessionId)),
    ),
  );
  const urls = new Map(files.map(({ name }, index) => [name, getAssetUrl(assets[index]?.id ?? '')]));
  return {
    config: JSON.parse(JSON.stringify(sampleAd), (key, value: unknown) =>
      key === 'filePath' ? urls.get(String(value)) : value,
    ) as SampleAd['config'],
    assets: Object.fromEntries(assets.map((asset) => [asset.id, toStoredAsset(asset)])),
  };
}

/** Returns whether an upload is this file. A video with another crop is served as another file. */
function isCopyOf(file: SampleFile, asset: Asset): boolean {
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
    const file = { path, name, sizeBytes, sha256 };
    return await context.storedUploads.whileStored(file, () =>
      storeAsset(context, { file, mediaKind, sessionId, facts, served }),
    );
  } finally {
    await rm(path, { force: true });
  }
}
