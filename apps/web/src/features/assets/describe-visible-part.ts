import { computeVideoCrop, type VideoFraming } from '@spinreel/config-schema/options/placement/video-crop';

/** A difference that nobody sees, as a share of the width or height. */
const invisibleShare = 0.02;

/** Describes how much of an upload an ad shows: 'Shows 75 % of the width. The sides are cut off.' */
export function describeVisiblePart(
  options: VideoFraming & { readonly sourceWidth: number; readonly sourceHeight: number },
): string {
  const { width, height } = computeVideoCrop(options);
  const widthShare = width / options.sourceWidth;
  const heightShare = height / options.sourceHeight;
  const isNarrower = widthShare < 1 - invisibleShare;
  const isLower = heightShare < 1 - invisibleShare;
  if (isNarrower && isLower)
    return `Shows ${formatShare(widthShare)} of the width and ${formatShare(heightShare)} of the height.`;
  if (isNarrower) return `Shows ${formatShare(widthShare)} of the width. The sides are cut off.`;
  if (isLower) return `Shows ${formatShare(heightShare)} of the height. Top and bottom are cut off.`;
  return 'Shows the whole video.';
}

/** Formats a share, 0 to 1, as a percentage: '75 %'. */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}
