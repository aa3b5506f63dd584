import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ImageAsset, VideoAsset } from '@spinreel/config-schema/ad/assets';
import { removeFacts, toDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { isFileFact } from '@spinreel/config-schema/ad/document/file-facts';
import { getAssetUrl, parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import type { CatalogueAsset, CatalogueState } from '../../catalogue/catalogue.ts';
import type { EditHistory, EditStep } from '../../history/edit-history.ts';
import type { DocumentEdit } from '../../history/list-edits.ts';
import { toDraftDocument } from '../../document/draft-document.ts';
import type { DraftCopy } from './draft-copy.ts';

/** A draft as versions 1 to 3 of the database stored it: a config that contains facts about its files. */
interface ConfigCopy {
  adId: string;
  config: AdConfig;
  version: number | null;
  base?: AdConfig | null;
  unansweredConfigs?: AdConfig[];
  deletedAt?: string;
}

/**
 * Returns a draft of database version 3 or older in today's form. The names, addresses and measurements of files move
 * from the config and its undo history into `assets`.
 */
export function migrateDraftCopy(stored: unknown, history: EditHistory | undefined): DraftCopy {
  const { adId, config, version, base, unansweredConfigs = [], deletedAt } = stored as ConfigCopy;
  const values = [...(history?.done ?? []), ...(history?.undone ?? [])].flatMap(({ edits }) =>
    edits.flatMap(({ before, after }) => [before, after]),
  );
  return {
    adId,
    document: toDraftDocument(config),
    createdAt: config.createdAt ?? null,
    updatedAt: config.updatedAt ?? null,
    assets: Object.assign({}, ...[...values, config.assets].map(collectFacts)) as CatalogueState,
    version,
    base: base ? toDocument(base) : null,
    unansweredDocuments: unansweredConfigs.map(toDocument),
    ...(deletedAt !== undefined && { deletedAt }),
  };
}

/** Returns an undo history of database version 3 or older without facts about files. Steps without other edits are dropped. */
export function migrateHistory({ done, undone }: EditHistory): EditHistory {
  return { done: migrateSteps(done), undone: migrateSteps(undone) };
}

function migrateSteps(steps: readonly EditStep[]): EditStep[] {
  return steps
    .map((step) => ({ ...step, edits: step.edits.flatMap(migrateEdit) }))
    .filter(({ edits }) => edits.length > 0);
}

function migrateEdit({ path, before, after }: DocumentEdit): DocumentEdit[] {
  const clean = (value: unknown) => (value === null ? undefined : value);
  if (path[0] !== 'assets') return [{ path, before: clean(before), after: clean(after) }];
  if (isFileFact(path.at(-1) ?? '')) return [];
  return [{ path, before: clean(removeFacts(before)), after: clean(removeFacts(after)) }];
}

/** Returns what the assets in a value of a config say about their files, by asset ID. */
function collectFacts(value: unknown): Record<string, CatalogueAsset> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const asset = value as Partial<VideoAsset>;
  const id = parseAssetId(asset.filePath ?? '');
  if (id !== null) return { [id]: toFacts(id, asset) };
  return Object.assign({}, ...Object.values(value).map(collectFacts)) as Record<string, CatalogueAsset>;
}

function toFacts(id: string, asset: Partial<VideoAsset & ImageAsset>): CatalogueAsset {
  return {
    originalName: asset.originalName ?? '',
    optimizedUrl: asset.processedUrl ?? asset.uploadedPath ?? getAssetUrl(id),
    fileSize: null,
    width: asset.width ?? null,
    height: asset.height ?? null,
    duration: asset.duration ?? null,
    frameRate: asset.frameRate ?? null,
  };
}
