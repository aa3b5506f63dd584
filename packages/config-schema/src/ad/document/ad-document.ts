import type { AdConfig } from '../ad-config.ts';
import type { Assets, Background, ImageAsset } from '../assets.ts';
import { mapOverrides } from '../variants/map-overrides.ts';
import { isFileFact, type fileFacts } from './file-facts.ts';
import { createAssetHandle, parseAssetId } from '../../options/asset-handles.ts';
import { isPlainObject, unsafeKeys } from '../../plain-object.ts';

type FileFact = (typeof fileFacts)[number];

type WithoutFacts<Asset> = Asset extends object ? Omit<Asset, FileFact> : Asset;

/** The uploads of an ad, by handle, and the settings of each. */
export type DocumentAssets = { [Slot in keyof Omit<Assets, 'background'>]: WithoutFacts<Assets[Slot]> } & {
  background?: (Omit<Background, 'customImage'> & { customImage?: WithoutFacts<ImageAsset> | null }) | null;
};

/**
 * The content of an ad: only what a person decides. It has the fields of `AdConfig` without ids, dates, and the names,
 * addresses and measurements of files, which are facts about an asset. It contains no null and no empty part, except in
 * overrides, where null means 'none'. So two documents with the same content are deeply equal, apart from the order of
 * their keys. Every document is a valid `AdConfig`.
 */
export interface AdDocument extends Omit<AdConfig, '$schema' | 'id' | 'createdAt' | 'updatedAt' | 'assets'> {
  assets?: DocumentAssets;
}

/** Returns the document of an ad config. Both forms of a file's handle become `asset:<id>`. */
export function toDocument(config: AdConfig): AdDocument {
  const {
    $schema: _schema,
    id: _id,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    assets,
    ...content
  } = config;
  return removeNulls({
    ...content,
    ...mapOverrides(config, removeFacts),
    ...(assets && { assets: removeFacts(assets) as DocumentAssets }),
  });
}

/** Returns a value of an asset, or of a part of the assets, without the facts about its file. */
export function removeFacts(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const decided: [string, unknown][] = [];
  for (const [key, entry] of Object.entries(value)) {
    if (!isFileFact(key)) decided.push([key, removeFactsOf(key, entry)]);
  }
  return Object.fromEntries(decided);
}

function removeFactsOf(key: string, entry: unknown): unknown {
  if (key === 'filePath') return toHandle(entry);
  // A person decides the width and the height of this area.
  return key === 'reels' ? entry : removeFacts(entry);
}

/**
 * Returns the document without nulls and without the parts that they leave empty. Parts that contain none are the same
 * objects as before.
 */
export function removeNulls(document: AdDocument): AdDocument {
  const { variants, byLanguage, ...content } = document;
  const cleaned = (removeEmptyParts(content) ?? {}) as AdDocument;
  if (variants === undefined && byLanguage === undefined) return cleaned === content ? document : cleaned;
  return {
    ...cleaned,
    ...mapOverrides({ variants, byLanguage }, (value) => removeEmptyParts(value) ?? null),
  };
}

function toHandle(filePath: unknown): unknown {
  const id = typeof filePath === 'string' ? parseAssetId(filePath) : null;
  return id === null ? filePath : createAssetHandle(id);
}

function removeEmptyParts(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(removeEmptyParts);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isPlainObject(value)) return value ?? undefined;
  const parts: [string, unknown][] = [];
  let isSame = true;
  for (const [key, entry] of Object.entries(value)) {
    const part = unsafeKeys.has(key) ? undefined : removeEmptyParts(entry);
    isSame &&= part !== undefined && part === entry;
    if (part !== undefined) parts.push([key, part]);
  }
  if (parts.length === 0) return undefined;
  return isSame ? value : Object.fromEntries(parts);
}
