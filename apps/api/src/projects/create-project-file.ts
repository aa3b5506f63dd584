import { projectFileName } from '@spinreel/exporters/artifact-file-name';
import { ApiProblem } from '../errors/api-problem.ts';
import { createBytesEntry, createZipDownload, type ZipEntry } from '../http/replies/create-zip-download.ts';
import { prepareAd } from '../exports/prepare-ad.ts';
import type { ZipDownload } from '../http/replies/send-zip.ts';
import type { AdContext } from '../ads/ad-context.ts';
import { findUsableAssets } from '../ads/find-usable-assets.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { formatVersion, manifestName, replaceHandles, type ProjectManifest } from './project-format.ts';

/** Creates the project file of a saved ad. Throws `unknown-ad`, or `asset-missing` if an upload is no longer stored. */
export async function createProjectFile(
  context: Pick<AdContext, 'ads' | 'assets'> & { readonly blobs: BlobStore },
  options: { adId: string; sessionId: string },
): Promise<ZipDownload> {
  const { ads, blobs } = context;
  const saved = await ads.find(options.adId);
  if (saved === null) throw new ApiProblem('unknown-ad');
  const { config: base, ad } = await prepareAd(context, { ...options, config: saved.config });
  const config = { ...saved.config, ...base };
  const used = await findUsableAssets({ ...context, ...options, config });
  const originals = new Map(used.map(({ asset }) => [asset.originalSha256, asset]));
  const digests = new Map(used.map(({ handle, asset }) => [handle, asset.originalSha256]));
  const { id: _id, ...portable } = replaceHandles(config, (handle) => digests.get(handle) ?? handle);
  const manifest: ProjectManifest = {
    spinreelProject: formatVersion,
    config: portable,
    names: Object.fromEntries([...originals].map(([sha256, { originalName }]) => [sha256, originalName])),
  };
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const modifiedAt = new Date(saved.updatedAt);
  const entries: ZipEntry[] = [createBytesEntry({ name: manifestName, bytes, modifiedAt })];
  for (const sha256 of originals.keys()) {
    const sizeBytes = await blobs.sizeBytes(sha256);
    if (sizeBytes === null) throw new ApiProblem('asset-missing');
    const open = () => blobs.read(sha256, { start: 0, end: sizeBytes - 1 });
    entries.push({ name: sha256, sizeBytes, modifiedAt, contentTag: sha256, open });
  }
  return createZipDownload({ fileName: projectFileName(ad.name), entries });
}
