import type { OutroComposition } from '../options/options.ts';
import type { AdConfig } from './ad-config.ts';
import { defaults } from './defaults.ts';

/** Returns what the outro shows. Without an outro image, it is the win card instead of the image. */
export function resolveOutroComposition({ assets, outro }: AdConfig): OutroComposition {
  if (outro?.composition === 'app-card') return 'app-card';
  return assets?.outroImage?.filePath ? (outro?.composition ?? 'image') : 'win-card';
}

/** Whether an outro with an image shows it: on the whole screen, or in the frame of the win card. */
export function showsOutroImage(config: AdConfig): boolean {
  const composition = resolveOutroComposition(config);
  const { winCardPicture = defaults.outro.winCardPicture } = config.outro ?? {};
  return composition === 'image' || (composition === 'win-card' && winCardPicture === 'outro-image');
}
