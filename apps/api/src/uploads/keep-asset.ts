import type { MediaKind } from '@spinreel/config-schema/formats';
import type { Asset, AssetFacts } from './asset-store.ts';
import type { ReceivedFile } from './received-file.ts';
import type { UploadContext } from './upload-context.ts';

/** Bytes that a browser is shown for an upload. */
export interface ServedBytes {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
}

/**
 * Makes a received file, which is a blob by now, an asset of the session: `served` is kept beside it, and the row comes
 * last, so that an asset which can be found is whole. Where `served` is null, browsers are shown the original as `mimeType`.
 */
export async function keepAsset(
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
    servedSha256: served.bytes === null ? file.sha256 : await blobs.keepBytes(served.bytes),
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
