import { mediaKinds } from '@spinreel/config-schema/options/formats';
import type { SalientPart } from '@spinreel/config-schema/salience/find-salient-parts';
import { ApiProblem } from '../../errors/api-problem.ts';
import { isOneOf } from '../assets/asset-kind.ts';
import type { UploadContext } from '../upload-context.ts';
import { salienceJob } from './salience-job.ts';

/**
 * Returns the parts of an image that stand out; null if nothing does. Throws `not-found` if there is no such image, and
 * `JobsBusy` if the queue is too long.
 */
export async function requestSalience(
  { assets, jobs }: Pick<UploadContext, 'assets' | 'jobs'>,
  { id }: { id: string },
  signal: AbortSignal,
): Promise<SalientPart[] | null> {
  const asset = await assets.find(id);
  if (asset === null || !isOneOf(mediaKinds.image, asset.mediaKind)) throw new ApiProblem('not-found');
  const data = { sha256: asset.originalSha256, kind: asset.mediaKind };
  return jobs.run({ job: salienceJob, data, priority: 'now', signal });
}
