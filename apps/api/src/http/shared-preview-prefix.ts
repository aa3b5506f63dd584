import { readSharedPreview } from '@spinreel/api-contract/read-shared-preview';

/** What the addresses of shared previews begin with. */
export const sharedPreviewPrefix = readSharedPreview.path('');
