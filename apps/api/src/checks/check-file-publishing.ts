import type { CheckFilePublishingRequest } from '@spinreel/api-contract/checks';
import type { PublishingCheck } from '@spinreel/api-contract/publishing';
import { messages } from '@spinreel/config-schema/messages/messages';
import type { Verdict } from '@spinreel/preflight/verdict';
import { ApiProblem } from '../errors/api-problem.ts';
import { reportJob, type WorkProgress } from '../progress/work-progress.ts';
import { answerQuestion } from '../publishing/answer-question.ts';
import {
  addOutdatedPresets,
  type PublishingQuestion,
  type StoredPublishing,
} from '../check-process/stored-publishing.ts';
import { toPublishingCheck } from '../publishing/to-publishing-check.ts';
import { type CheckContext, loadCheck, type StoredVerdict, sortByNetwork } from './load-check.ts';

/**
 * Plays the file of a check for one network, and stores whether it shows the texts that its market and all networks of the check require, and is likely to work. Runs in
 * the background of exports, so that these never wait for it. Throws `unacceptable` without either a product type or a
 * market, `unknown-check`, `expired-check`, `timed-out`, `no-browser` or `busy`.
 */
export async function checkFilePublishing(
  context: CheckContext,
  options: {
    id: string;
    wish: CheckFilePublishingRequest;
    sessionId: string;
    progress: WorkProgress;
    signal: AbortSignal;
  },
): Promise<PublishingCheck> {
  const { id, sessionId, progress, signal } = options;
  const choice = readChoice(options.wish);
  const { row, verdicts } = await loadCheck(context, { id, sessionId });
  const nowMs = context.now();
  if (Date.parse(row.file_expires_at) <= nowMs)
    throw new ApiProblem('expired-check', { message: messages.check.fileExpired });
  const { sha256, file_name: fileName, size_bytes: sizeBytes } = row;
  const networkIds = sortByNetwork(verdicts).map(({ verdict }) => verdict.network);
  const networkId = findBestNetwork(verdicts);
  const answer = await answerQuestion(context, {
    question: addOutdatedPresets({ sha256, networkId, networkIds, choice, ownElements: {} }, nowMs),
    ...{ parts: null, fileName, sessionId, nowMs, signal },
    onProgress: reportJob(progress, 'playing'),
  });
  // The same bytes may have been played under another name.
  const report: StoredPublishing = { ...answer, fileName };
  await context.database
    .updateTable('file_check')
    .set({ publishing: JSON.stringify(report) })
    .where('id', '=', id)
    .execute();
  return toPublishingCheck(report, { sizeBytes });
}

function readChoice({ product, market }: CheckFilePublishingRequest): PublishingQuestion['choice'] {
  if (product !== undefined && market !== undefined) return { product, market };
  if (product === undefined && market === undefined) return null;
  throw new ApiProblem('unacceptable', {
    problem:
      product === undefined
        ? { code: 'check-product-missing', field: 'compliance.product', params: {} }
        : { code: 'check-market-missing', field: 'compliance.market', params: {} },
  });
}

/** Finds the network in whose web view the file works best: the one with the fewest errors among those that can play it. */
function findBestNetwork(verdicts: readonly StoredVerdict[]): string {
  const sorted = sortByNetwork(verdicts);
  const playable = sorted.filter(({ isPlayable }) => isPlayable);
  const [best] = (playable.length > 0 ? playable : sorted).toSorted(
    (a, b) => countErrors(a.verdict) - countErrors(b.verdict),
  );
  if (best === undefined) throw new TypeError('A check has at least one network');
  return best.verdict.network;
}

function countErrors({ findings }: Verdict): number {
  return findings.filter(({ passed, severity }) => !passed && severity === 'error').length;
}
