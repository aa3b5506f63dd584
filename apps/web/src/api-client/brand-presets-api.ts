import {
  type BrandPreset,
  deleteBrandPreset,
  listBrandPresets,
  renameBrandPreset,
  type RenameBrandPresetRequest,
  saveBrandPreset,
  type SaveBrandPresetRequest,
} from '@spinreel/api-contract/brand-presets';
import { serverApi } from './server-api.ts';

/** The presets of all brands. */
const brandPresetsApi = serverApi.enhanceEndpoints({ addTagTypes: ['BrandPresets'] }).injectEndpoints({
  endpoints: (build) => ({
    listBrandPresets: build.query<BrandPreset[], void>({
      query: () => ({ method: 'GET', path: listBrandPresets.path() }),
      transformResponse: ({ presets }: { presets: BrandPreset[] }) => presets,
      providesTags: ['BrandPresets'],
    }),
    saveBrandPreset: build.mutation<BrandPreset, SaveBrandPresetRequest>({
      query: (body) => ({ method: 'POST', path: saveBrandPreset.path(), body }),
      invalidatesTags: ['BrandPresets'],
    }),
    renameBrandPreset: build.mutation<BrandPreset, RenameBrandPresetRequest & { id: string }>({
      query: ({ id, ...body }) => ({ method: 'PUT', path: renameBrandPreset.path(id), body }),
      invalidatesTags: ['BrandPresets'],
    }),
    deleteBrandPreset: build.mutation<void, string>({
      query: (id) => ({ method: 'DELETE', path: deleteBrandPreset.path(id) }),
      invalidatesTags: ['BrandPresets'],
    }),
  }),
});

export const {
  useListBrandPresetsQuery,
  useSaveBrandPresetMutation,
  useRenameBrandPresetMutation,
  useDeleteBrandPresetMutation,
} = brandPresetsApi;
