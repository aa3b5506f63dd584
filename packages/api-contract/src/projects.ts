import { createSuccessSchema } from './schemas/envelope.ts';
import { schema } from './schemas/schema.ts';
import { StoredAd } from './schemas/stored-ad.ts';
import { defineCall } from './schemas/define-call.ts';

/**
 * Downloads the project file of a saved ad: its config and its original uploads, from which `openProject` creates an equal
 * ad anywhere. Supports `Range`. 404 if there is no such ad, 422 if an upload is no longer stored.
 */
export const readProject = defineCall('GET', '/api/ads/:id/project');

/**
 * Creates an ad of this session from a project file, sent as a multipart form. Its uploads are ingested like uploads of the
 * visitor, with the same limits and quotas. 413 if it is too large, 415 if it is not a project file, 422 if it is damaged.
 */
export const openProject = defineCall('POST', '/api/projects', {
  fileField: 'file',
});

export const OpenProjectResponse = schema(() => createSuccessSchema(StoredAd));
