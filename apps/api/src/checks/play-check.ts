import type { CheckVerdict } from '@spinreel/api-contract/checks';
import { ApiProblem } from '../errors/api-problem.ts';
import { messages } from '@spinreel/config-schema/messages/messages';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { reportJob, type WorkProgress } from '../progress/work-progress.ts';
import { type CheckContext, loadCheck, type StoredVerdict, toCheckVerdict } from './load-check.ts';
import { type Play, playJob } from './check-jobs.ts';

/**
 * Plays the file of a check for one of its networks and stores what it did. Runs in the background of exports, so that
 * these never wait for it. Throws `unknown-check`, `expired-check`, `not-found` if the check does not include the
 * network, `timed-out`, `no-browser` or `busy`.
 */
export async function playCheck(
  context: CheckContext,
  options: {
    id: string;
    networkId: string;
    sessionId: string;
    progress: WorkProgress;
    signal: AbortSignal;
  },
): Promise<CheckVerdict> {
  const { id, networkId, sessionId, progress, signal } = options;
  const { row, verdicts } = await loadCheck(context, { id, sessionId });
  findVerdict(verdicts, networkId);
  if (Date.parse(row.file_expires_at) <= context.now())
    throw new ApiProblem('expired-check', { message: messages.check.fileExpired });
  const { sha256, file_name: fileName } = row;
  const play = await context.jobs.run({
    job: playJob,
    data: { sha256, fileName, networkId },
    priority: 'later',
    owner: sessionId,
    answerWithinMs: serverTimings.exportAnswerMs,
    signal,
    onProgress: reportJob(progress, 'playing'),
  });
  await storePlay(context, { id, networkId, play });
  const played = await loadCheck(context, { id, sessionId });
  return toCheckVerdict(findVerdict(played.verdicts, networkId));
}

function findVerdict(verdicts: readonly StoredVerdict[], networkId: string): StoredVerdict {
  const stored = verdicts.find(({ verdict }) => verdict.network === networkId);
  if (stored === undefined) throw new ApiProblem('not-found');
  return stored;
}

/** Stores a play in place of an earlier one. */
async function storePlay(
  { database }: CheckContext,
  { id, networkId, play }: { id: string; networkId: string; play: Play },
): Promise<void> {
  const rows = play.screenshots.map(({ stage, orientation, widthPx, heightPx, sha256 }, place) => ({
    check_id: id,
    network: networkId,
    ...{ place, stage, orientation, sha256 },
    width_px: widthPx,
    height_px: heightPx,
  }));
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('check_verdict')
      .set({ on_behaviour: JSON.stringify(play.verdict) })
      .where('check_id', '=', id)
      .where('network', '=', networkId)
      .execute();
    await transaction
      .deleteFrom('check_screenshot')
      .where('check_id', '=', id)
      .where('network', '=', networkId)
      .execute();
    if (rows.length > 0) await transaction.insertInto('check_screenshot').values(rows).execute();
  });
}
