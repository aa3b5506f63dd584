import {
  deleteBrandPreset as deleteCall,
  listBrandPresets as listCall,
  ListBrandPresetsResponse,
  renameBrandPreset as renameCall,
  RenameBrandPresetRequest,
  RenameBrandPresetResponse,
  saveBrandPreset as saveCall,
  SaveBrandPresetRequest,
  SaveBrandPresetResponse,
} from '@spinreel/api-contract/brand-presets';
import { type App, getAddress, IdParams, NoBody, success } from '../http/app.ts';
import {
  type BrandPresetsContext,
  deleteBrandPreset,
  listBrandPresets,
  renameBrandPreset,
  saveBrandPreset,
} from './brand-presets.ts';

const tags = ['Brand presets'];

/** Adds the calls about the required texts of brands. */
export function addBrandPresetsRoutes(app: App, context: BrandPresetsContext): void {
  app.route({
    ...getAddress(listCall),
    schema: {
      tags,
      summary: 'List the presets of all brands',
      description: 'A preset is shared by everyone with access.',
      response: { 200: ListBrandPresetsResponse },
    },
    handler: async () => success({ presets: await listBrandPresets(context) }),
  });

  app.route({
    ...getAddress(saveCall),
    config: { adds: 'version', problems: ['unacceptable', 'unknown-asset'] },
    schema: {
      tags,
      summary: 'Save a preset of a brand',
      description: 'Replaces the preset of the brand that has the same name.',
      body: SaveBrandPresetRequest,
      response: { 200: SaveBrandPresetResponse },
    },
    handler: async ({ body }) => success(await saveBrandPreset(context, body)),
  });

  app.route({
    ...getAddress(renameCall),
    config: { problems: ['unknown-preset', 'unacceptable'] },
    schema: {
      tags,
      summary: 'Rename a preset of a brand',
      params: IdParams,
      body: RenameBrandPresetRequest,
      response: { 200: RenameBrandPresetResponse },
    },
    handler: async ({ params, body }) =>
      success(await renameBrandPreset(context, { ...body, id: params.id })),
  });

  app.route({
    ...getAddress(deleteCall),
    schema: { tags, summary: 'Delete a preset of a brand', params: IdParams, response: { 204: NoBody } },
    handler: async ({ params }, reply) => {
      await deleteBrandPreset(context, params.id);
      return reply.code(204).send();
    },
  });
}
