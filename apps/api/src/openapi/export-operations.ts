import { checkAd, CheckAdRequest, CheckAdResponse } from '@spinreel/api-contract/check-ad';
import {
  estimateSizes,
  EstimateSizesRequest,
  EstimateSizesResponse,
} from '@spinreel/api-contract/estimate-sizes';
import {
  generateMeta,
  GenerateMetaRequest,
  GenerateMetaResponse,
} from '@spinreel/api-contract/generate-meta';
import {
  generateMoloco,
  GenerateMolocoRequest,
  GenerateMolocoResponse,
} from '@spinreel/api-contract/generate-moloco';
import { previewAd, PreviewAdRequest } from '@spinreel/api-contract/preview-ad';
import { readDownload } from '@spinreel/api-contract/read-download';
import { readPreview } from '@spinreel/api-contract/read-preview';
import { readSharedPreview } from '@spinreel/api-contract/read-shared-preview';
import {
  sharePreview,
  SharePreviewRequest,
  SharePreviewResponse,
} from '@spinreel/api-contract/share-preview';
import { watchProgress } from '@spinreel/api-contract/watch-progress';
import { Type } from 'typebox';
import type { Operation } from './operation.ts';

const [previews, exports] = ['Previews', 'Exports'];

const page = { mediaType: 'text/html', schema: Type.String() };

const watched = { [watchProgress.progressHeader]: 'an id of your own, to watch the work by' };

/** What can be wrong with an ad whose file is to be made. */
const adProblems = [
  'malformed',
  'invalid-ad',
  'unknown-asset',
  'asset-missing',
  'busy',
  'unavailable',
] as const;

/** From an ad to what is seen of it, and to finished files. */
export const exportOperations: readonly Operation[] = [
  {
    call: previewAd,
    chapter: previews,
    summary: 'Make the preview of an ad',
    detail: 'Answers the page. Content-Location names its own short-lived address, for a sandboxed frame.',
    headers: watched,
    request: PreviewAdRequest,
    response: page,
    problems: [...adProblems, 'unacceptable', 'does-not-fit', 'disk-full'],
  },
  {
    call: readPreview,
    chapter: previews,
    summary: 'Read the page of a preview',
    response: page,
    problems: ['not-found', 'expired-preview'],
  },
  {
    call: sharePreview,
    chapter: previews,
    summary: 'Share the preview with a phone',
    request: SharePreviewRequest,
    response: SharePreviewResponse,
    problems: [...adProblems, 'unknown-ad', 'unacceptable', 'disk-full'],
  },
  {
    call: readSharedPreview,
    chapter: previews,
    summary: 'Read a shared preview',
    detail: 'Its token is the key. Failures are answered as pages for people.',
    isOpen: true,
    response: page,
    problems: ['not-found', 'expired-preview', 'too-many-requests'],
  },
  {
    call: estimateSizes,
    chapter: exports,
    summary: 'Ask how many bytes each asset takes in each network’s file',
    request: EstimateSizesRequest,
    response: EstimateSizesResponse,
    problems: [...adProblems],
  },
  {
    call: checkAd,
    chapter: exports,
    summary: 'Make every network’s file and check it, rule by rule',
    headers: watched,
    request: CheckAdRequest,
    response: CheckAdResponse,
    problems: [...adProblems],
  },
  {
    call: generateMeta,
    chapter: exports,
    summary: 'Make the ZIP for Meta',
    detail: 'Equal ads give equal files.',
    headers: watched,
    request: GenerateMetaRequest,
    response: GenerateMetaResponse,
    problems: [...adProblems, 'unacceptable', 'does-not-fit', 'breaks-network-rule', 'disk-full'],
  },
  {
    call: generateMoloco,
    chapter: exports,
    summary: 'Make the HTML file for Moloco',
    detail: 'Equal ads give equal files.',
    headers: watched,
    request: GenerateMolocoRequest,
    response: GenerateMolocoResponse,
    problems: [...adProblems, 'unacceptable', 'does-not-fit', 'breaks-network-rule', 'disk-full'],
  },
  {
    call: readDownload,
    chapter: exports,
    summary: 'Download a finished file',
    detail: 'Supports ranges and ETag, which is the file’s checksum.',
    headers: { range: 'bytes=start-end', 'if-none-match': 'the ETag that is known' },
    response: { mediaType: 'application/octet-stream', schema: Type.String({ format: 'binary' }) },
    problems: ['unknown-download', 'expired'],
  },
];
