import { watchProgress, type Progress } from '@spinreel/api-contract/progress';
import { generateId } from '../../lib/generate-id.ts';
import { followProgress } from './follow-progress.ts';

/** Sends a call and follows its progress on the server. `send` gets the headers with which the server reports it. */
export async function withProgress<Result>(
  { onProgress, id = generateId() }: { onProgress: (progress: Progress) => void; id?: string },
  send: (headers: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const close = followProgress(id, onProgress);
  const answer = await send({ [watchProgress.progressHeader]: id });
  close();
  return answer;
}
