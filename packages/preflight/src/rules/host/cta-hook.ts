import type { Network } from '@spinreel/exporters/network';
import type { AnalyzedPage } from '../../opening/opened-file.ts';
import { defineRule, type Violation } from '../../rule.ts';
import { constantString } from '../../syntax/expressions.ts';
import type { CodeUse } from '../../syntax/script-code.ts';

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
        !page.texts.some(({ text }) => text.includes(literal)) &&
        (isSearched || !makesCall(page, literal)) &&
        !(page.maker.origin === 'foreign' && makesOtherCall(page, network, literal)),
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

/** `mraid.getState()` tells when calls may start. Ads that call only during taps rarely need it. */
function isStateCall(literal: string): boolean {
  return literal === 'mraid.getState()';
}

/** Whether the code opens the store with another method of the network. */
function makesOtherCall({ code }: AnalyzedPage, { storeCall }: Network, literal: string): boolean {
  const { object = '', method = '', otherMethods = [] } = storeCall ?? {};
  return (
    literal.startsWith(`${object}.${method}(`) &&
    otherMethods.some((name) =>
      code.uses.some(({ kind, path }) => kind === 'call' && path === `${object}.${name}`),
    )
  );
}

/** Whether the code makes a call that is given as text, such as `mraid.open(` or `parent.postMessage("complete","*")`. */
function makesCall({ code }: AnalyzedPage, literal: string): boolean {
  const call = /^(?:window\.)?([\w$.]+)\((?:"([^"]*)")?/.exec(literal);
  if (call === null) return false;
  const [, path = '', argument] = call;
  const isMade = ({ kind, path: used, args }: CodeUse) =>
    kind === 'call' && used === path && (argument === undefined || constantString(args[0]) === argument);
  if (code.uses.some(isMade)) return true;
  // An ad that waits for the event need not ask for the state.
  return (
    isStateCall(literal) &&
    code.uses.some(
      ({ kind, path: used, args }) =>
        kind === 'call' && used === 'mraid.addEventListener' && constantString(args[0]) === 'ready',
    )
  );
}
