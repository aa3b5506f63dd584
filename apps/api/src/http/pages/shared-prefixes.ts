import { readSharedCheck } from '@spinreel/api-contract/check-reports';
import { readSharedPreview } from '@spinreel/api-contract/previews';

/** The path prefix of shared previews. */
export const sharedPreviewPrefix = readSharedPreview.path('');

/** The path prefix of shared reports. */
export const sharedCheckPrefix = readSharedCheck.path('');
