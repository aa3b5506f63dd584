import type { AdConfig } from '../ad-config.ts';
import { defaults } from '../defaults.ts';

/** Whether the wizard made an ad and nothing was done in it: every change moves `updatedAt`, and API clients set neither. */
export function isUntouchedAd({ name, createdAt, updatedAt, assets }: AdConfig): boolean {
  const isNew = createdAt !== undefined && createdAt === updatedAt;
  const hasFiles = Boolean(assets?.coverImage?.filePath || assets?.gameplayVideo?.filePath);
  return isNew && !hasFiles && (name ?? defaults.name) === defaults.name;
}
