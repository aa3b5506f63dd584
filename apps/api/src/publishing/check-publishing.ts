import type { PublishingCheck } from '@spinreel/api-contract/publishing';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { validateConfig } from '../ads/validate-config.ts';
import { refuse } from '../errors/api-problem.ts';
import type { AdWork, ExportContext } from '../exports/export-context.ts';
import { finishFile } from '../exports/finish-file.ts';
import { prepareAd } from '../exports/prepare-ad.ts';
import { refuseUnexportable } from '../exports/refuse-unexportable.ts';
import type { WorkProgress } from '../progress/work-progress.ts';
import { addToExports } from './add-to-exports.ts';
import { answerQuestion } from './answer-question.ts';
import { composeQuestion } from '../check-process/stored-publishing.ts';
import { toPublishingCheck } from './to-publishing-check.ts';

/**
 * Plays the file of an ad for its first network, and reports whether it shows the texts that its market and all its networks require, and is likely to work. A later export delivers
 * the same file. Runs after exports. The report is stored, so that it is made once, unless the play failed. Throws `invalid-ad`, `unacceptable` or
 * `invalid-pause-points` if the ad cannot be exported, the errors of exports, `no-browser`, `timed-out` or `busy`.
 */
export async function checkPublishing(context: ExportContext, options: AdWork): Promise<PublishingCheck> {
  const { progress, signal } = options;
  const config = validateConfig(options.config);
  const [network] = findChosenNetworks(config);
  if (network === undefined)
    throw refuse('unacceptable', { code: 'check-networks-missing', field: 'networks', params: {} });
  const prepared = await prepareAd(context, { ...options, config });
  refuseUnexportable(prepared.config, network);
  const file = await finishFile(context, {
    ...{ prepared, network, owner: options.sessionId, signal },
    progress: reportFinishing(progress),
  });
  const nowMs = context.now();
  const question = composeQuestion({
    file: { sha256: file.sha256, networkId: network.id },
    config: prepared.config,
    nowMs,
  });
  const fileName = artifactFileName({ adName: prepared.ad.name, network, date: new Date(nowMs) });
  const report = await answerQuestion(context, {
    ...{ question, parts: file.parts, fileName, sessionId: options.sessionId, nowMs, signal },
    onProgress: (state) =>
      state === 'waiting'
        ? progress.report('waiting')
        : progress.report('playing', finishingShare + state * (1 - finishingShare)),
  });
  const { adId, sessionId } = options;
  if (report.failure === null)
    await addToExports(context, { adId, sessionId, networkId: network.id, sha256: file.sha256 }, report);
  return toPublishingCheck(report, file);
}

/** The part of the work that makes the file. It is usually known already. */
const finishingShare = 0.3;

/** Leaves most of the percentage to the play, which takes longer. */
function reportFinishing(progress: WorkProgress): WorkProgress {
  return {
    report(stage, share = 0) {
      if (stage === 'waiting') progress.report(stage);
      else if (stage === 'encoding') progress.report(stage, share * finishingShare);
    },
  };
}
