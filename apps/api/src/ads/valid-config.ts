import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { validateAdConfig } from '@spinreel/config-schema/validate-ad-config';
import { ApiProblem } from '../errors/api-problem.ts';

/** The ad config in a request. Throws `invalid-ad` with what is wrong with it. */
export function validConfig(value: unknown): AdConfig {
  const verdict = validateAdConfig(value);
  if (!verdict.ok) throw new ApiProblem('invalid-ad', { message: verdict.message });
  return verdict.config;
}
