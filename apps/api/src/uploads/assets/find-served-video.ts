import { mediaKinds } from '@spinreel/config-schema/options/formats';
import type { MediaSource } from '@spinreel/media/media-source';
import { ApiProblem } from '../../errors/api-problem.ts';
import { isOneOf } from './asset-kind.ts';
import type { Asset } from './asset-store.ts';
import type { UploadContext } from '../upload-context.ts';

/** An uploaded video and its served version. */
export interface ServedVideo {
  readonly asset: Asset;
  readonly source: MediaSource;
}

/** Finds a video by the id and crop in its URL. Throws `not-found` if it does not exist or its file is missing. */
export async function findServedVideo(
  { assets, blobs }: Pick<UploadContext, 'assets' | 'blobs'>,
  { id, servedName }: { id: string; servedName?: string | undefined },
): Promise<ServedVideo> {
  const asset = await assets.find(id, { servedName });
  if (asset === null || !isOneOf(mediaKinds.video, asset.mediaKind)) throw new ApiProblem('not-found');
  const sha256 = asset.servedSha256;
  const path = await blobs.localFile(sha256);
  if (path === null) throw new ApiProblem('not-found');
  // The served version is always an MP4, regardless of the upload's format.
  return { asset, source: { path, kind: 'mp4', sha256 } };
}
