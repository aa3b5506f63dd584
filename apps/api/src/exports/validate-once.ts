import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { validateConfig } from '../ads/validate-config.ts';
import type { ExportContext } from './export-context.ts';

/**
 * Validates the ad config in a request, or returns the equal config of a recent request, which must not be changed. For exports,
 * because an ad is exported for one network after another. Throws `invalid-ad` with the problem if it is invalid.
 */
export function validateOnce(
  { validConfigs }: Pick<ExportContext, 'validConfigs'>,
  value: unknown,
): Promise<AdConfig> {
  return validConfigs.run(JSON.stringify(value), async () => validateConfig(value));
}
