import type { ExportResult } from '@spinreel/api-contract/export-result';
import { generateMeta } from '@spinreel/api-contract/generate-meta';
import { generateMoloco } from '@spinreel/api-contract/generate-moloco';
import { previewAd } from '@spinreel/api-contract/preview-ad';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { serverApi } from './server-api.ts';

interface ExportArguments {
  adId: string;
  config: AdConfig;
}

/** Previews and finished files. */
const exportsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the address of the preview page, for a sandboxed frame. */
    previewAd: build.mutation<{ url: string }, ExportArguments>({
      query: ({ adId, config }) => ({
        method: 'POST',
        path: previewAd.path(adId),
        body: { config },
        answer: 'text',
      }),
      transformResponse: (_html: string, meta) => ({
        url: meta?.headers.get(previewAd.urlHeader) ?? '',
      }),
    }),
    generateMeta: build.mutation<ExportResult, ExportArguments>({
      query: ({ adId, config }) => ({
        method: 'POST',
        path: generateMeta.path(adId),
        body: { options: { format: 'zip', optimization: 'standard', includeAnalytics: true }, config },
      }),
    }),
    generateMoloco: build.mutation<ExportResult, ExportArguments>({
      query: ({ adId, config }) => ({
        method: 'POST',
        path: generateMoloco.path(adId),
        body: { config },
      }),
    }),
  }),
});

export const { usePreviewAdMutation, useGenerateMetaMutation, useGenerateMolocoMutation } = exportsApi;
