import type { HdrTransfer } from '../recipes/video-recipe.ts';

/** The filters of ffmpeg that `buildToneMap` needs. Not every build has them. */
export const toneMapFilters = ['zscale', 'tonemap'];

/**
 * The luminance in candela per square metre that becomes white in ordinary video (ITU-R BT.2408), so that text and skin keep
 * their brightness.
 */
const whiteLuminance = 203;

/** The brightest light that is still distinguished. Phones and most programs record no brighter one. */
const peakLuminance = 1000;

/** Up to this share of white, colours are unchanged. Brighter ones are compressed into the rest. */
const knee = 0.95;

/** Filters that convert an HDR video of BT.2020 to BT.709. */
export function buildToneMap(transfer: HdrTransfer): string[] {
  const input = `tin=${transfer}:pin=2020:min=2020_ncl:rin=tv`;
  const peak = (peakLuminance / whiteLuminance).toFixed(3);
  // zscale's approximate gamma is much faster, but changes the colours of HLG.
  const gamma = transfer === 'arib-std-b67' ? ':agamma=0' : '';
  return [
    'format=yuv420p10le',
    `zscale=${input}:t=linear:p=709:npl=${whiteLuminance}${gamma}`,
    'format=gbrpf32le',
    `tonemap=mobius:param=${knee}:peak=${peak}:desat=0`,
    'zscale=t=709:m=709:r=tv',
  ];
}
