import { Compliance } from '@spinreel/config-schema/compliance/compliance';
import { Id } from '@spinreel/config-schema/ad/schema-parts';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { Type, type Static } from 'typebox';
import { createSuccessSchema } from './schemas/envelope.ts';
import { StoredAsset } from './schemas/stored-ad.ts';
import { schema } from './schemas/schema.ts';
import { defineCall } from './schemas/define-call.ts';

const BrandPresetName = schema(() =>
  Type.String({ minLength: 1, maxLength: textLimits.presetName, pattern: '\\S' }),
);

/** The required texts of a brand, their screens, what the brand advertises, and its font. Everyone with access sees it. */
export const BrandPreset = schema(() =>
  Type.Object({
    id: Id,
    brand: BrandPresetName,
    name: BrandPresetName,
    compliance: Compliance,
    /** The brand's uploaded font. Ads of all sessions may use its handles. */
    font: Type.Optional(StoredAsset),
    /** ISO 8601, of the server's clock. */
    updatedAt: Type.String(),
  }),
);
export type BrandPreset = Static<typeof BrandPreset>;

/** Lists the presets of all brands, by brand and name. */
export const listBrandPresets = defineCall('GET', '/api/brand-presets');

export const ListBrandPresetsResponse = schema(() =>
  createSuccessSchema(Type.Object({ presets: Type.Array(BrandPreset) })),
);

/**
 * Saves a preset. It replaces the brand's preset of the same name. 422 if there are already `brandPresetLimits.maxPresets`
 * presets, or if the handle names no font.
 */
export const saveBrandPreset = defineCall('POST', '/api/brand-presets');

export const SaveBrandPresetRequest = schema(() =>
  Type.Object(
    {
      brand: BrandPresetName,
      name: BrandPresetName,
      compliance: Compliance,
      /** The handle of an uploaded font, in either form. */
      fontPath: Type.Optional(Type.String({ maxLength: textLimits.assetPath })),
    },
    { additionalProperties: false },
  ),
);
export type SaveBrandPresetRequest = Static<typeof SaveBrandPresetRequest>;

export const SaveBrandPresetResponse = schema(() => createSuccessSchema(BrandPreset));

/** Renames a preset, or moves it to another brand. 404 if there is no such preset, 422 if the name is taken. */
export const renameBrandPreset = defineCall('PUT', '/api/brand-presets/:id');

export const RenameBrandPresetRequest = schema(() =>
  Type.Object({ brand: BrandPresetName, name: BrandPresetName }, { additionalProperties: false }),
);
export type RenameBrandPresetRequest = Static<typeof RenameBrandPresetRequest>;

export const RenameBrandPresetResponse = schema(() => createSuccessSchema(BrandPreset));

/** Deletes a preset. Ads that use its texts keep them. 204, also if there was none. */
export const deleteBrandPreset = defineCall('DELETE', '/api/brand-presets/:id');
