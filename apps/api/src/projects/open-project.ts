import { rm, writeFile } from 'node:fs/promises';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { resolveFraming } from '@spinreel/config-schema/ad/resolve-ad';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { VideoAsset } from '@spinreel/config-schema/ad/assets';
import { listOverrides } from '@spinreel/config-schema/ad/variants/map-overrides';
import type { UploadPurpose } from '@spinreel/config-schema/options/formats';
import { createAssetHandle, listAssetHandles } from '@spinreel/config-schema/options/asset-handles';
import { assetSlots } from '@spinreel/config-schema/options/asset-slots';
import { uploadRules } from '@spinreel/config-schema/rules/upload-rules';
import type { AdContext } from '../ads/ad-context.ts';
import { createAd } from '../ads/ads.ts';
import { refuse } from '../errors/api-problem.ts';
import type { WorkProgress } from '../progress/work-progress.ts';
import type { Asset } from '../uploads/assets/asset-store.ts';
import { ingestAudio, ingestFont, ingestImage, ingestVideo } from '../uploads/ingest/ingest-media.ts';
import type { ReceivedFile } from '../uploads/ingest/received-file.ts';
import type { UploadContext } from '../uploads/upload-context.ts';
import { parseProject, replaceHandles, type ProjectUpload } from './project-format.ts';

/** Who opens a project, and how the work is limited. */
interface Opening {
  readonly sessionId: string;
  /** Throws if the quota for another upload is used up. */
  readonly requireQuota: () => Promise<void>;
  readonly answerWithinMs: number;
  readonly signal: AbortSignal;
  readonly progress: WorkProgress;
}

/**
 * Creates an ad of the session from the bytes of a project file. Its uploads are ingested like those of a visitor. Throws
 * what `parseProject`, uploads and `createAd` throw.
 */
export async function openProject(
  context: UploadContext & AdContext,
  options: Opening & { bytes: Uint8Array },
): Promise<StoredAd> {
  const { bytes, sessionId } = options;
  const { config, uploads } = await parseProject(bytes);
  const purposes = new Map(
    listAssetHandles(config).map(({ slot, handle }) => [handle, assetSlots[slot].purpose]),
  );
  const handles = new Map<string, string>();
  for (const upload of uploads) {
    const purpose = purposes.get(upload.sha256) ?? 'decoration';
    await options.requireQuota();
    const asset = await ingestUpload(context, { ...options, upload, purpose, config });
    handles.set(upload.sha256, createAssetHandle(asset.id));
  }
  const body = replaceHandles(config, (digest) => handles.get(digest) ?? digest);
  return await createAd(context, { body, sessionId });
}

/** Returns the video of the base or of a variant with this handle. */
function findVideo(config: AdConfig, handle: string): VideoAsset | null | undefined {
  const varied = listOverrides(config).map((overrides) => overrides['assets.gameplayVideo']);
  return [config.assets?.gameplayVideo, ...varied].find((video) => video?.filePath === handle);
}

async function ingestUpload(
  context: UploadContext,
  options: Opening & { upload: ProjectUpload; purpose: UploadPurpose; config: AdConfig },
): Promise<Asset> {
  const { upload, purpose, config } = options;
  const sizeBytes = upload.bytes.byteLength;
  if (sizeBytes > uploadRules[purpose].maxBytes)
    throw refuse('too-large', { code: 'upload-too-large', field: null, params: { purpose, sizeBytes } });
  const path = context.blobs.temporaryPath();
  const { sha256, name } = upload;
  const file: ReceivedFile = { path, name, sizeBytes, sha256, fields: {} };
  try {
    await writeFile(path, upload.bytes, { flag: 'wx' });
    const work = { ...options, file };
    switch (purpose) {
      case 'video': {
        const cut = resolveFraming(findVideo(config, sha256));
        return (await ingestVideo(context, { ...work, cut })).asset;
      }
      case 'audio':
        return (await ingestAudio(context, work)).asset;
      case 'font':
        return (await ingestFont(context, work)).asset;
      default:
        return (await ingestImage(context, work)).asset;
    }
  } finally {
    await rm(path, { force: true });
  }
}
