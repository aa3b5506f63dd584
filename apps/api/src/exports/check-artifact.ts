import { messages } from '@spinreel/config-schema/messages';
import type { Artifact } from '@spinreel/exporters/artifact';
import type { NetworkId } from '@spinreel/exporters/networks/index';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { ApiProblem } from '../errors/api-problem.ts';

/**
 * Checks the finished bytes against the network's rules and returns the warnings in words. Throws `breaks-network-rule`
 * when a rule of severity `error` is broken: such a file is never handed out.
 */
export async function checkArtifact(artifact: Artifact, network: NetworkId): Promise<string[]> {
  const fileName = `ad.${artifact.extension}`;
  const verdict = await checkFile({ bytes: artifact.bytes, fileName, network });
  const broken = verdict.findings.filter((finding) => !finding.passed);
  if (!verdict.passed) {
    const reasons = broken
      .filter(({ severity }) => severity === 'error')
      .map(({ message, fix }) => `${message} ${fix}`);
    throw new ApiProblem('breaks-network-rule', {
      message: messages.export.preflightFailed(reasons.join(' ')),
    });
  }
  return broken.map(({ message, fix }) => `${message} ${fix}`);
}
