import { hostedPageForbidden } from '@spinreel/exporters/families/shared-facts';
import type { Network } from '@spinreel/exporters/network';
import { referencesOf } from '../../evidence/page-references.ts';
import { searchText } from '../../evidence/search-text.ts';
import { heaviestViolation, violationAt, defineRule } from '../../rule.ts';
import type { CodeUse } from '../../syntax/script-code.ts';

/** The file does not use what only this network rejects. Other rules cover what several networks reject. */
export const noForbiddenText = defineRule({
  id: 'no-forbidden-text',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => ownLiterals(network).length > 0,
  demand: (network) => `The file does not contain ${ownLiterals(network).join(', ')}.`,
  fix: 'Remove the code or comment with this text: the network searches the file for it.',
  needs: 'code',
  violation: (page, network) => {
    const literals = ownLiterals(network);
    const names = literals.map(readName);
    return heaviestViolation([
      searchText(page, network, literals),
      violationAt(
        `The code uses what ${network.label} rejects`,
        page.code.uses.filter((use) => names.some((name) => isUseOf(use, name))),
      ),
      violationAt(
        `The page loads what ${network.label} rejects`,
        referencesOf(page).filter(({ value }) => literals.some((literal) => value.endsWith(`/${literal}`))),
      ),
    ]);
  },
});

/** What a forbidden text stands for in code, such as `mraid.close`, `dapi` or `useCustomClose`. */
interface ForbiddenName {
  readonly path: string;
  /** The start of the paths of its properties. */
  readonly start: string;
  /** The end of paths in which it is a property; null if it is none. */
  readonly end: string | null;
}

function readName(literal: string): ForbiddenName {
  const path = literal.replace(/^window\./, '').replace(/[.(]$/, '');
  return { path, start: `${path}.`, end: /^\w+$/.test(literal) ? `.${path}` : null };
}

function isUseOf({ path }: CodeUse, name: ForbiddenName): boolean {
  const isNamed =
    path === name.path || path.startsWith(name.start) || (name.end !== null && path.endsWith(name.end));
  // `no-redirects` reports redirects. Reading the page's own address is harmless.
  return isNamed && (name.path === 'location.reload' || !/^(?:(?:top|parent)\.)?location\b/.test(path));
}

function ownLiterals({ forbiddenLiterals }: Network): readonly string[] {
  return forbiddenLiterals.filter((literal) => !hostedPageForbidden.includes(literal));
}
