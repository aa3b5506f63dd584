import type {
  BrandPreset,
  RenameBrandPresetRequest,
  SaveBrandPresetRequest,
} from '@spinreel/api-contract/brand-presets';
import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import { brandPresetLimits } from '@spinreel/config-schema/limits/compliance-limits';
import { complianceMessages } from '@spinreel/config-schema/messages/compliance-messages';
import { ApiProblem } from '../errors/api-problem.ts';
import type { Database } from '../storage/database.ts';
import type { BrandPresetRow } from '../storage/tables.ts';

/** The database of the presets. `now` is the clock in milliseconds. `newId` returns an unguessable id. */
export interface BrandPresetsContext {
  readonly database: Database;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Returns the presets of all brands, by brand and name. */
export async function listBrandPresets({ database }: BrandPresetsContext): Promise<BrandPreset[]> {
  const rows = await database.selectFrom('brand_preset').selectAll().execute();
  // Sorted here, because engines order letters differently.
  return rows
    .map(toBrandPreset)
    .toSorted((a, b) => a.brand.localeCompare(b.brand) || a.name.localeCompare(b.name));
}

/**
 * Saves a preset, in place of the brand's preset of the same name. Throws `unacceptable` if there are too many presets,
 * and `malformed` for an empty name.
 */
export async function saveBrandPreset(
  context: BrandPresetsContext,
  { brand, name, compliance }: SaveBrandPresetRequest,
): Promise<BrandPreset> {
  const { database, now, newId } = context;
  const names = cleanNames({ brand, name });
  const content = { compliance: JSON.stringify(compliance), updated_at: new Date(now()).toISOString() };
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
  return toBrandPreset(row);
}

/** Renames a preset. Throws `unknown-preset`, `unacceptable` if the name is taken, and `malformed` for an empty name. */
export async function renameBrandPreset(
  { database, now }: BrandPresetsContext,
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
  return toBrandPreset(row);
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

function toBrandPreset({ id, brand, name, compliance, updated_at: updatedAt }: BrandPresetRow): BrandPreset {
  return { id, brand, name, compliance: JSON.parse(compliance) as Compliance, updatedAt };
}
