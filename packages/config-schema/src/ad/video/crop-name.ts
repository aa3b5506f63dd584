import { getDefaultShape, videoShapes } from '../../options/placement/video-shapes.ts';
import { resolveFraming } from '../resolve-ad.ts';
import type { VideoAsset } from '../assets.ts';

const separator = '_';

/**
 * Returns the name of a crop in URLs, such as `split_16:9_1.5_0_-100`: the mode, the shape, the zoom and the offsets, and for
 * the shape `reels` the area. Crops with equal settings have equal names.
 */
export function nameCrop(video: Partial<VideoAsset> | null | undefined): string {
  const { splitScreen, shape, reels, zoom, zoomX, zoomY } = resolveFraming(video);
  const area = reels ? [reels.x, reels.y, reels.width, reels.height] : [];
  return [
    splitScreen ? 'split' : 'full',
    shape ?? getDefaultShape(splitScreen),
    ...[zoom, zoomX, zoomY, ...area],
  ].join(separator);
}

/** Returns the crop with a name; null if it is none that `nameCrop` returns. Whether its numbers are in range is not checked. */
export function parseCropName(name: string): ReturnType<typeof resolveFraming> | null {
  const [mode, shapeName, ...texts] = name.split(separator);
  const [zoom = NaN, zoomX = NaN, zoomY = NaN, x = 0, y = 0, width = 0, height = 0] = texts.map(Number);
  const crop = resolveFraming({
    splitScreen: mode === 'split',
    shape: videoShapes.find((shape) => shape === shapeName) ?? null,
    ...{ zoom, zoomX, zoomY },
    reels: { x, y, width, height },
  });
  const isFinite = [crop.zoom, crop.zoomX, crop.zoomY, x, y, width, height].every(Number.isFinite);
  return isFinite && nameCrop(crop) === name ? crop : null;
}
