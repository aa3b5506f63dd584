import type { Network } from '@spinreel/exporters/network';
import { findOtherCall, isStateCall, makesCall } from '../../evidence/find-calls.ts';
import type { AnalyzedPage } from '../../opening/opened-file.ts';
import { defineRule, type Violation } from '../../rule.ts';
import { containsLiteral } from '../../evidence/search-text.ts';

/** The file makes the network's calls. Networks that search uploads for the text of a call must find it literally. */
export const ctaHook = defineRule({
  id: 'cta-hook',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.requiredLiterals.length > 0,
  demand: (network) => `The CTA calls ${network.requiredLiterals.join(', ')}.`,
  fix: 'Export the ad for this network: the network searches the file for this exact text.',
  needs: 'code',
  violation: (page, network) => {
    const isSearched = page.maker.origin === 'spinreel' || network.textSearch?.findsRequired === true;
    const missing = network.requiredLiterals.filter(
      (literal) =>
        !containsLiteral(page.texts, literal) &&
        (isSearched || !makesCall(page, literal)) &&
        !(page.maker.origin === 'foreign' && findOtherCall(page, network, literal) !== null),
    );
    const [first] = missing.toSorted((a, b) => Number(isStateCall(a)) - Number(isStateCall(b)));
    return first === undefined ? null : describeMissing(page, network, first);
  },
});

function describeMissing(page: AnalyzedPage, network: Network, literal: string): Violation {
  const isCalled = page.maker.origin === 'foreign' && makesCall(page, literal);
  const message = isCalled
    ? `The file calls ${literal}, but in other words or in packed code. ${network.label} searches uploads for this exact text.`
    : `The file does not contain ${literal}.`;
  return {
    message,
    occurrences: [],
    isDoubtful: page.maker.origin === 'foreign' && isStateCall(literal),
    // A search for the text does not unpack anything.
    isMissing: network.textSearch?.findsRequired !== true,
  };
}
