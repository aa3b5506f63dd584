import { referencesOf } from '../../evidence/page-references.ts';
import { searchText } from '../../evidence/search-text.ts';
import { heaviestViolation, violationAt, defineRule } from '../../rule.ts';

/** The page does not load `mraid.js`, which belongs to other networks. Some networks search uploads for the name. */
export const noMraid = defineRule({
  id: 'no-mraid',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.forbiddenLiterals.includes('mraid.js'),
  demand: () => 'The file does not contain mraid.js.',
  fix: 'Export the ad for this network: this file was made for a network that uses mraid.js.',
  needs: 'page',
  violation: (page, network) =>
    heaviestViolation([
      searchText(page, network, ['mraid.js']),
      violationAt(
        'The page loads mraid.js',
        referencesOf(page).filter(({ value }) => /(^|\/)mraid\.js$/i.test(value)),
      ),
    ]),
});
