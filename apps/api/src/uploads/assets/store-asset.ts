import type { MediaKind } from '@spinreel/config-schema/options/formats';
import type { Asset, AssetFacts } from './asset-store.ts';
import type { ReceivedFile } from '../ingest/received-file.ts';
import type { UploadContext } from '../upload-context.ts';

/** The version of an upload that is served to browsers. */
export interface ServedBytes {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
}

/**
 * Stores an upload, whose original is a blob already, as an asset of the session. The row is inserted last, so the blobs of
 * every asset in the database exist. If `served.bytes` is null, browsers get the original, as `served.mimeType`.
 */
export async function storeAsset(
  context: UploadContext,
  options: {
    file: Omit<ReceivedFile, 'path' | 'fields'>;
    mediaKind: MediaKind;
    sessionId: string;
    facts: Partial<AssetFacts>;
    served: ServedBytes | { readonly bytes: null; readonly mimeType: string };
  },
): Promise<Asset> {
  const { file, mediaKind, sessionId, served } = options;
  const { blobs, assets, newId } = context;
  const asset: Asset = {
    id: newId(),
    sessionId,
    mediaKind,
    originalName: file.name,
    originalSha256: file.sha256,
    sizeBytes: file.sizeBytes,
    servedSha256: served.bytes === null ? file.sha256 : await blobs.storeBytes(served.bytes),
    servedMimeType: served.mimeType,
    facts: { ...noFacts, ...options.facts },
  };
  await assets.add(asset);
  return asset;
}

const noFacts: AssetFacts = {
  widthPx: null,
  heightPx: null,
  durationSeconds: null,
  frameRate: null,
  cut: null,
};
