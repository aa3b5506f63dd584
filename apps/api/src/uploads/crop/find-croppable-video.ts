import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { ApiProblem } from '../../errors/api-problem.ts';
import type { Asset, AssetStore } from '../assets/asset-store.ts';
import { type VideoCut, uploadVideo } from '@spinreel/api-contract/uploads';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { videoShapes } from '@spinreel/config-schema/options/placement/video-shapes';
import { sliderRanges } from '@spinreel/config-schema/limits/limits';

/** Which assets an ad uses. */
export interface AdAssets {
  /** Returns the ids of all assets that the ad uses or used in an earlier version. */
  findAssetIds(adId: string): Promise<string[]>;
}

/** Finds an upload of the session or of the ad `adId` by its handle. Throws `unknown-asset`. */
export async function findCroppableVideo(
  { assets, ads }: { readonly assets: AssetStore; readonly ads: AdAssets },
  { handle, adId, sessionId }: { handle: string; adId: string | undefined; sessionId: string },
): Promise<Asset> {
  const id = parseAssetId(handle);
  const asset = id === null ? null : await assets.find(id);
  if (asset === null) throw new ApiProblem('unknown-asset');
  if (asset.sessionId === sessionId) return asset;
  const ofAd = adId === undefined ? [] : await ads.findAssetIds(adId);
  if (!ofAd.includes(asset.id)) throw new ApiProblem('unknown-asset');
  return asset;
}

/**
 * Parses the crop of a video from the text fields of its form. Missing fields get their defaults. Throws `malformed` for
 * anything but `true`, `false`, a shape, and numbers within the sliders' ranges.
 */
export function parseUploadCrop(fields: Readonly<Record<string, string>>): VideoCut {
  const number = (name: string, fallback: number, range: { min: number; max: number }): number => {
    const text = fields[name] ?? '';
    if (text === '') return fallback;
    const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= range.min && value <= range.max)) throw new ApiProblem('malformed');
    return value;
  };
  const splitScreen = fields[uploadVideo.splitScreenField] ?? String(defaults.splitScreen);
  if (splitScreen !== 'true' && splitScreen !== 'false') throw new ApiProblem('malformed');
  const shape = fields[uploadVideo.shapeField] ?? '';
  const chosen = videoShapes.find((each) => each === shape);
  if (shape !== '' && chosen === undefined) throw new ApiProblem('malformed');
  return {
    splitScreen: splitScreen === 'true',
    ...(chosen && { shape: chosen }),
    zoom: number(uploadVideo.zoomField, defaults.zoom, sliderRanges.zoom),
    zoomX: number(uploadVideo.zoomXField, defaults.zoomX, sliderRanges.zoomOffset),
    zoomY: number(uploadVideo.zoomYField, defaults.zoomY, sliderRanges.zoomOffset),
  };
}
