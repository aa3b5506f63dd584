import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ProblemCode } from '@spinreel/config-schema/problems/problem';
import type { PausePointProblem } from '@spinreel/config-schema/rules/pause-point-rules';
import { findNetworkProblem } from '@spinreel/exporters/find-network-problem';
import type { Network } from '@spinreel/exporters/network';
import { ApiProblem } from '../errors/api-problem.ts';

/** Throws `invalid-pause-points` or `unacceptable` with the first reason why an ad cannot be exported for a network. */
export function refuseUnexportable(config: AdConfig, network: Network): void {
  const problem = findNetworkProblem(config, network);
  if (problem === null) return;
  const code = pausePointCodes.has(problem.code) ? 'invalid-pause-points' : 'unacceptable';
  throw new ApiProblem(code, { problem });
}

const pausePointCodes: ReadonlySet<ProblemCode> = new Set<PausePointProblem['code']>([
  'pause-outside-trim',
  'pause-near-start',
  'pause-near-end',
  'pauses-too-close',
  'video-too-short-for-pauses',
]);
