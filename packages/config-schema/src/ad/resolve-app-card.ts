import type { AdConfig } from './ad-config.ts';
import { defaults } from './defaults.ts';
import type { FieldDefaults, outroFields } from './fields/ad-fields.ts';
import type { ResolvedAppCard } from './resolved-ad.ts';

/** Resolves the texts of the app card. */
export function resolveAppCard(outro: FieldDefaults<typeof outroFields>): ResolvedAppCard {
  const stars = Math.round(outro.appRating * 10) / 10;
  return {
    name: outro.appName.trim(),
    rating: stars === 0 ? null : { stars, note: outro.appRatingNote.trim() },
  };
}

/** Whether the outro of an ad shows a rating of the app. */
export function showsAppRating({ outro }: AdConfig): boolean {
  if (outro?.composition !== 'app-card') return false;
  return resolveAppCard({ ...defaults.outro, ...outro }).rating !== null;
}
