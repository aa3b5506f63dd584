import type { AdConfig } from '../ad-config.ts';
import { mapOverrides } from '../variants/map-overrides.ts';
import { isPlainObject, unsafeKeys } from '../../plain-object.ts';

/** Fields of an asset that matter only inside the browser that uploaded it. */
const clientOnlyFields: ReadonlySet<string> = new Set([
  'file',
  'processedUrl',
  'uploadedPath',
  'fileSystemPath',
]);

const noFields: ReadonlySet<string> = new Set();

/**
 * The config as the server stores it: without nulls, fields that only the client needs, and the objects which that leaves
 * empty. Clients get the `preview` of each image back as they sent it (requirement ad.stored-shape). A `blob:` address is
 * left out, since it means nothing outside the browser's tab.
 */
export function normaliseStoredAdConfig(config: AdConfig): AdConfig {
  const { gameplayVideo, backgroundMusic, ...images } = config.assets ?? {};
  const assets = {
    ...images,
    ...(gameplayVideo && { gameplayVideo: { ...gameplayVideo, preview: null } }),
    ...(backgroundMusic && { backgroundMusic: { ...backgroundMusic, preview: null } }),
  };
  const { variants: _variants, byLanguage: _byLanguage, ...content } = config;
  const stored = removeEmpty({ ...content, assets: removeEmpty(assets, clientOnlyFields) });
  return {
    ...(stored as AdConfig),
    ...mapOverrides(config, (value) => removeEmpty(value, clientOnlyFields) ?? null),
  };
}

function removeEmpty(value: unknown, dropped: ReadonlySet<string> = noFields): unknown {
  if (Array.isArray(value)) return value.map((item) => removeEmpty(item, dropped));
  if (!isPlainObject(value)) return value ?? undefined;
  const parts: [string, unknown][] = [];
  for (const [key, entry] of Object.entries(value)) {
    if (dropped.has(key) || unsafeKeys.has(key) || isBlobPreview(key, entry)) continue;
    const part = removeEmpty(entry, dropped);
    if (part !== undefined) parts.push([key, part]);
  }
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

function isBlobPreview(key: string, value: unknown): boolean {
  return key === 'preview' && typeof value === 'string' && value.startsWith('blob:');
}
