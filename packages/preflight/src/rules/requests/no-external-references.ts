import { findLoaded } from '../../evidence/find-addresses.ts';
import { violationAt, defineRule } from '../../rule.ts';

/** The page loads nothing from a server. The text of a web address may be in the file, such as the store URL. */
export const noExternalReferences = defineRule({
  id: 'no-external-references',
  severity: 'error',
  topic: 'rules',
  // Elsewhere no web address may be in the file at all.
  appliesTo: (network) => !network.forbiddenLiterals.includes('https:'),
  demand: () => 'The page loads nothing from a server.',
  fix: 'Remove the address. Everything the ad shows must be inside the file.',
  needs: 'code',
  violation: (page, network) =>
    violationAt('The page loads from a server', findLoaded(page, /^https?:/i, network)),
});
