import { mediaKinds } from '@spinreel/config-schema/formats';
import type { MediaSource } from '@spinreel/media/media-source';
import { ApiProblem } from '../errors/api-problem.ts';
import { isOneOf } from './asset-kind.ts';
import type { Asset } from './asset-store.ts';
import type { UploadContext } from './upload-context.ts';

/** An uploaded video, and the version of it that players show. */
export interface ServedVideo {
  readonly asset: Asset;
  readonly source: MediaSource;
}

/** Looks a video up. Throws `not-found` when there is none, or its bytes are gone. */
export async function servedVideo(
  { assets, blobs }: Pick<UploadContext, 'assets' | 'blobs'>,
  id: string,
): Promise<ServedVideo> {
  const asset = await assets.find(id);
  if (asset === null || !isOneOf(mediaKinds.video, asset.mediaKind)) throw new ApiProblem('not-found');
  const sha256 = asset.servedSha256;
  const path = await blobs.localFile(sha256);
  if (path === null) throw new ApiProblem('not-found');
  // Players are served what the server encoded, whatever was uploaded.
  return { asset, source: { path, kind: 'mp4', sha256 } };
}
