import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { validateAdConfig } from '@spinreel/config-schema/ad/saving/validate-ad-config';
import { findUnknownNetworkProblem } from '@spinreel/exporters/find-chosen-networks';
import { ApiProblem } from '../errors/api-problem.ts';

/** Validates the ad config in a request. Throws `invalid-ad` with the problem if it is invalid. */
export function validateConfig(value: unknown): AdConfig {
  const verdict = validateAdConfig(value);
  if (!verdict.ok) throw new ApiProblem('invalid-ad', { problem: verdict.problem });
  const problem = findUnknownNetworkProblem(verdict.config);
  if (problem !== null) throw new ApiProblem('invalid-ad', { problem });
  return verdict.config;
}
