import { formatNetworkDocs } from '../../packages/exporters/docs/format-network-docs.ts';
import { adNetworks } from '../../packages/exporters/src/networks/index.ts';
import { unsupportedNetworks } from '../../packages/exporters/src/networks/unsupported-networks.ts';
import { renderAdConfigJsonSchema } from '../../packages/config-schema/src/ad/json-schema/render-ad-config-json-schema.ts';
import { renderJsonSchema } from '../../packages/report/src/json/render-json-schema.ts';
import { renderRequirementTests } from '../requirements/read-requirement-coverage.ts';
import { renderErrorDocs } from './render-error-docs.ts';

/** All generated files in the repository, by path from its root. */
export const generatedFiles: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/errors.md': renderErrorDocs,
  'docs/networks.md': () =>
    formatNetworkDocs({ networks: Object.values(adNetworks), unsupported: unsupportedNetworks }),
  'docs/requirement-tests.md': renderRequirementTests,
  'packages/config-schema/schema/ad-config.schema.json': renderAdConfigJsonSchema,
  'packages/report/schema/report.schema.json': renderJsonSchema,
};
