import type { OutroComposition } from '../options/options.ts';
import type { AdConfig } from './ad-config.ts';

/** Returns what the outro shows. Without an outro image it is the win card, whatever the choice. */
export function resolveOutroComposition({ assets, outro }: AdConfig): OutroComposition {
  return assets?.outroImage?.filePath ? (outro?.composition ?? 'image') : 'win-card';
}
