import type { AdConfig } from '@spinreel/config-schema/ad-config';

/** An ad of two uploads that can be exported; `cover` and `video` are their handles. */
export function exportableAd({ id, cover, video }: { id: string; cover: string; video: string }): AdConfig {
  return {
    id,
    name: 'Lucky Reels',
    assets: { coverImage: { filePath: cover }, gameplayVideo: { filePath: video } },
    pausePointCount: 1,
    pausePoints: [{ id: 'pause-1', timestamp: 0.2 }],
    cta: { label: 'Spin!', storeUrl: 'https://apps.apple.com/app/id0000000000' },
  };
}
