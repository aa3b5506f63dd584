import { VideoCut } from '@spinreel/api-contract/uploads';
import { parseCropName } from '@spinreel/config-schema/ad/video/crop-name';
import { mediaKinds } from '@spinreel/config-schema/options/formats';
import type { MediaSource } from '@spinreel/media/media-source';
import { Compile } from 'typebox/compile';
import { ApiProblem } from '../../errors/api-problem.ts';
import { silentProgress } from '../../progress/work-progress.ts';
import { findMadeCrop, makeCrop } from '../crop/make-crop.ts';
import { isOneOf } from './asset-kind.ts';
import type { Asset } from './asset-store.ts';
import type { UploadContext } from '../upload-context.ts';

/** An asset as its URL shows it. */
export interface ServedAsset {
  /** With the crop of the URL. */
  readonly asset: Asset;
  /** Whether this URL always shows this content. */
  readonly isFinal: boolean;
}

/** An uploaded video and its served version. */
export interface ServedVideo extends ServedAsset {
  readonly source: MediaSource;
}

/** The parts of a served version's URL. */
interface ServedUrl {
  readonly id: string;
  readonly cropName?: string | undefined;
}

/**
 * Finds an asset by its URL. A crop that does not exist any more is made again. Without the name of a crop, or with one that
 * is unknown, a video has the crop of its upload. Throws `not-found` if the asset does not exist.
 */
export async function findServedAsset(
  context: UploadContext,
  { id, cropName }: ServedUrl,
  signal: AbortSignal,
): Promise<ServedAsset> {
  const asset = await context.assets.find(id);
  if (asset === null) throw new ApiProblem('not-found');
  if (!isOneOf(mediaKinds.video, asset.mediaKind)) return { asset, isFinal: true };
  if (cropName === undefined) return { asset, isFinal: asset.facts.cut === null };
  const made = await findMadeCrop(context, { asset, name: cropName });
  const cut = parseCut(made?.name ?? cropName);
  if (cut === null) return { asset, isFinal: false };
  if (made === null)
    return {
      asset: (await makeCrop(context, { asset, cut, signal, progress: silentProgress })).asset,
      isFinal: true,
    };
  const { servedSha256 } = made;
  return { asset: { ...asset, servedSha256, facts: { ...asset.facts, cut } }, isFinal: true };
}

/** Finds a video by its URL, with its file. Throws `not-found` if it does not exist or its file is missing. */
export async function findServedVideo(
  context: UploadContext,
  url: ServedUrl,
  signal: AbortSignal,
): Promise<ServedVideo> {
  const served = await findServedAsset(context, url, signal);
  const { mediaKind, servedSha256: sha256 } = served.asset;
  if (!isOneOf(mediaKinds.video, mediaKind)) throw new ApiProblem('not-found');
  const path = await context.blobs.localFile(sha256);
  if (path === null) throw new ApiProblem('not-found');
  // The served version is always an MP4, regardless of the upload's format.
  return { ...served, source: { path, kind: 'mp4', sha256 } };
}

const cuts = Compile(VideoCut);

function parseCut(name: string): VideoCut | null {
  const crop: unknown = parseCropName(name);
  return cuts.Check(crop) ? crop : null;
}
