import type {
  BrandPreset,
  RenameBrandPresetRequest,
  SaveBrandPresetRequest,
} from '@spinreel/api-contract/brand-presets';
import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import { brandPresetLimits } from '@spinreel/config-schema/limits/compliance-limits';
import { complianceMessages } from '@spinreel/config-schema/messages/compliance-messages';
import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { mediaKinds } from '@spinreel/config-schema/options/formats';
import { toStoredAsset } from '../ads/to-stored-asset.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { Database, BrandPresetRow } from '../storage/tables.ts';
import { isOneOf } from '../uploads/assets/asset-kind.ts';
import type { Asset, AssetStore } from '../uploads/assets/asset-store.ts';

/** The database of the presets. `now` is the clock in milliseconds. `newId` returns an unguessable id. */
export interface BrandPresetsContext {
  readonly database: Database;
  readonly now: () => number;
  readonly newId: () => string;
  readonly assets: AssetStore;
}

/** Returns the presets of all brands, by brand and name. */
export async function listBrandPresets({ database, assets }: BrandPresetsContext): Promise<BrandPreset[]> {
  const rows = await database.selectFrom('brand_preset').selectAll().execute();
  // Sorted here, because engines order letters differently.
  const fonts = await findFonts(assets, rows);
  return rows
    .map((row) => toBrandPreset(row, fonts))
    .toSorted((a, b) => a.brand.localeCompare(b.brand) || a.name.localeCompare(b.name));
}

/**
 * Saves a preset, in place of the brand's preset of the same name. Throws `unacceptable` if there are too many presets,
 * `malformed` for an empty name, and `unknown-asset` if
 * the handle names no font.
 */
export async function saveBrandPreset(
  context: BrandPresetsContext,
  { brand, name, compliance, fontPath }: SaveBrandPresetRequest,
): Promise<BrandPreset> {
  const { database, now, newId, assets } = context;
  const names = cleanNames({ brand, name });
  const content = {
    compliance: JSON.stringify(compliance),
    font_asset_id: fontPath === undefined ? null : await findFontId(assets, fontPath),
    updated_at: new Date(now()).toISOString(),
  };
  const row = await database.transaction().execute(async (transaction) => {
    const { stored } = await transaction
      .selectFrom('brand_preset')
      .select((is) => is.fn.countAll<number>().as('stored'))
      .where((is) => is.not(is.and(names)))
      .executeTakeFirstOrThrow();
    if (stored >= brandPresetLimits.maxPresets)
      throw new ApiProblem('unacceptable', {
        message: complianceMessages.tooManyPresets(brandPresetLimits.maxPresets),
      });
    return await transaction
      .insertInto('brand_preset')
      .values({ id: newId(), ...names, ...content })
      .onConflict((conflict) => conflict.columns(['brand', 'name']).doUpdateSet(content))
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return toBrandPreset(row, await findFonts(assets, [row]));
}

/** Renames a preset. Throws `unknown-preset`, `unacceptable` if the name is taken, and `malformed` for an empty name. */
export async function renameBrandPreset(
  { database, now, assets }: BrandPresetsContext,
  { id, ...wanted }: RenameBrandPresetRequest & { id: string },
): Promise<BrandPreset> {
  const names = cleanNames(wanted);
  const holder = await database
    .selectFrom('brand_preset')
    .select('id')
    .where((is) => is.and(names))
    .executeTakeFirst();
  if (holder !== undefined && holder.id !== id)
    throw new ApiProblem('unacceptable', { message: complianceMessages.presetNameTaken });
  const row = await database
    .updateTable('brand_preset')
    .set({ ...names, updated_at: new Date(now()).toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new ApiProblem('unknown-preset');
  return toBrandPreset(row, await findFonts(assets, [row]));
}

/** Deletes a preset, if it exists. */
export async function deleteBrandPreset({ database }: BrandPresetsContext, id: string): Promise<void> {
  await database.deleteFrom('brand_preset').where('id', '=', id).execute();
}

/** Removes control characters, which PostgreSQL cannot store or nobody can see, and surrounding spaces. */
function cleanNames({ brand, name }: RenameBrandPresetRequest): RenameBrandPresetRequest {
  const clean = (text: string) => text.replaceAll(/\p{Cc}/gu, '').trim();
  const names = { brand: clean(brand), name: clean(name) };
  if (names.brand === '' || names.name === '') throw new ApiProblem('malformed');
  return names;
}

/** Returns the id of the font with this handle. Any session's may be shared again, so that a deleted preset can be restored. */
async function findFontId(assets: AssetStore, handle: string): Promise<string> {
  const id = parseAssetId(handle);
  const asset = id === null ? null : await assets.find(id);
  if (asset === null || !isOneOf(mediaKinds.font, asset.mediaKind)) throw new ApiProblem('unknown-asset');
  return asset.id;
}

/** Finds the fonts of presets by their ids. */
async function findFonts(
  assets: AssetStore,
  rows: readonly BrandPresetRow[],
): Promise<ReadonlyMap<string | null, Asset>> {
  const ids = new Set(rows.flatMap(({ font_asset_id: id }) => id ?? []));
  const found = await Promise.all([...ids].map((id) => assets.find(id)));
  return new Map(found.filter((asset) => asset !== null).map((asset) => [asset.id, asset]));
}

function toBrandPreset(row: BrandPresetRow, fonts: ReadonlyMap<string | null, Asset>): BrandPreset {
  const { id, brand, name, updated_at: updatedAt } = row;
  const font = fonts.get(row.font_asset_id);
  const compliance = JSON.parse(row.compliance) as Compliance;
  return { id, brand, name, compliance, ...(font && { font: toStoredAsset(font) }), updatedAt };
}
