import { readSharedPreview } from '@spinreel/api-contract/previews';

/** The path prefix of shared previews. */
export const sharedPreviewPrefix = readSharedPreview.path('');
