import type { CheckedRule, NetworkVerdict } from '@spinreel/api-contract/exports';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { findNetworkProblem } from '@spinreel/exporters/find-network-problem';
import type { Network } from '@spinreel/exporters/network';
import type { Finding } from '@spinreel/preflight/finding';
import { ApiProblem, toApiError, toApiProblem } from '../errors/api-problem.ts';
import type { AdWork, ExportContext } from './export-context.ts';
import { finishFile } from './finish-file.ts';
import { prepareAd } from './prepare-ad.ts';
import { validateOnce } from './validate-once.ts';

/**
 * Composes the file of an ad for each of its chosen networks and returns preflight's findings by rule. A later export delivers the
 * same files. The reason why a file cannot be composed is part of the result. Throws `invalid-ad`, `unknown-ad`,
 * `unknown-asset`, and errors that the server causes, such as `busy`.
 */
export async function checkAd(context: ExportContext, options: AdWork): Promise<NetworkVerdict[]> {
  const { progress, signal } = options;
  const config = await validateOnce(context, options.config);
  const prepared = await prepareAd(context, { ...options, config });
  return await Promise.all(
    findChosenNetworks(config).map(async (network) => {
      const problem = findNetworkProblem(prepared.config, network);
      if (problem !== null) return withoutFile(network, new ApiProblem('invalid-ad', { problem }));
      try {
        const file = await finishFile(context, {
          prepared,
          network,
          owner: options.sessionId,
          progress,
          signal,
        });
        const { passed, findings } = file.verdict;
        return {
          ...withoutFile(network, null),
          passed,
          sha256: file.sha256,
          fileSize: file.sizeBytes,
          bytesByAsset: { ...file.bytesByAsset },
          rules: findings.map(toCheckedRule),
        };
      } catch (error) {
        const reason = toApiProblem(error);
        // A status of 422 means that the ad causes the problem, and the marketer can fix it. Other errors say nothing
        // about the ad.
        if (reason.status === 422) return withoutFile(network, reason);
        throw error;
      }
    }),
  );
}

function withoutFile({ id, label }: Network, problem: ApiProblem | null): NetworkVerdict {
  return {
    network: id,
    label,
    passed: false,
    problem: problem === null ? null : toApiError(problem),
    sha256: null,
    fileSize: null,
    bytesByAsset: {},
    rules: [],
  };
}

/** Converts a finding to the shape of the API. */
export function toCheckedRule(finding: Finding): CheckedRule {
  const { ruleId, passed, severity, message, fix, uploadError, source, checkedOn, confidence } = finding;
  return {
    id: ruleId,
    passed,
    severity,
    message,
    fix,
    uploadError,
    sourceUrl: source,
    checkedOn,
    confidence,
  };
}
