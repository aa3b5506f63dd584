import type { CheckedRule, NetworkVerdict } from '@spinreel/api-contract/check-ad';
import { exportProblem } from '@spinreel/config-schema/export-validation';
import { networks } from '@spinreel/exporters/networks/index';
import type { Finding } from '@spinreel/preflight/finding';
import { validConfig } from '../ads/valid-config.ts';
import { problemOf } from '../errors/problem-of.ts';
import type { WorkProgress } from '../progress/work-progress.ts';
import type { ExportContext } from './export-context.ts';
import { type ExportNetwork, exportNetworks } from './export-networks.ts';
import { finishedFile } from './finished-file.ts';
import { preparedAd } from './prepared-ad.ts';

/**
 * Makes the file of an ad for every network and says what preflight found, rule by rule; an export that follows hands out
 * the very files that were checked. Why a file cannot be made is part of the answer. Throws `invalid-ad`, `unknown-ad`,
 * `unknown-asset`, and what the server is to blame for, such as `busy`.
 */
export async function checkAd(
  context: ExportContext,
  options: { config: unknown; adId: string; sessionId: string; progress: WorkProgress },
): Promise<NetworkVerdict[]> {
  const { progress } = options;
  const config = validConfig(options.config);
  const prepared = await preparedAd(context, { ...options, config });
  const problem = exportProblem(config);
  if (problem !== null) return exportNetworks.map((network) => withoutFile(network, problem));
  return await Promise.all(
    exportNetworks.map(async (network) => {
      try {
        const file = await finishedFile(context, { prepared, network, progress });
        const { passed, findings } = file.verdict;
        return {
          ...withoutFile(network, null),
          passed,
          sha256: file.sha256,
          fileSize: file.sizeBytes,
          bytesByAsset: { ...file.bytesByAsset },
          rules: findings.map(checkedRuleOf),
        };
      } catch (error) {
        const { status, message } = problemOf(error);
        // What the ad is to blame for, the marketer can mend; anything else is no answer about the ad.
        if (status === 422) return withoutFile(network, message);
        throw error;
      }
    }),
  );
}

function withoutFile(network: ExportNetwork, problem: string | null): NetworkVerdict {
  const { id, label } = networks[network];
  return {
    network: id,
    label,
    passed: false,
    problem,
    sha256: null,
    fileSize: null,
    bytesByAsset: {},
    rules: [],
  };
}

function checkedRuleOf(finding: Finding): CheckedRule {
  const { ruleId, passed, severity, message, fix, source, checkedOn, confidence } = finding;
  return { id: ruleId, passed, severity, message, fix, sourceUrl: source, checkedOn, confidence };
}
