import { hostedPageForbidden } from '@spinreel/exporters/forbidden-literals';
import type { Network } from '@spinreel/exporters/network';
import { referencesOf } from '../../evidence/page-references.ts';
import { searchText } from '../../evidence/search-text.ts';
import { heaviestViolation, violationAt } from '../../evidence/violation-at.ts';
import { defineRule } from '../../rule.ts';
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
    return heaviestViolation([
      searchText(page, network, literals),
      violationAt(
        `The code uses what ${network.label} rejects`,
        page.code.uses.filter((use) => literals.some((literal) => isUseOf(use, literal))),
      ),
      violationAt(
        `The page loads what ${network.label} rejects`,
        referencesOf(page).filter(({ value }) => literals.some((literal) => value.endsWith(`/${literal}`))),
      ),
    ]);
  },
});

/** Whether code uses what a forbidden text stands for, such as `mraid.close`, `dapi.` or `useCustomClose`. */
function isUseOf({ path }: CodeUse, literal: string): boolean {
  const name = literal.replace(/^window\./, '').replace(/[.(]$/, '');
  // `no-redirects` reports redirects. Reading the page's own address is harmless.
  if (/^(?:(?:top|parent)\.)?location\b/.test(path) && name !== 'location.reload') return false;
  return path === name || path.startsWith(`${name}.`) || (/^\w+$/.test(literal) && path.endsWith(`.${name}`));
}

function ownLiterals({ forbiddenLiterals }: Network): readonly string[] {
  return forbiddenLiterals.filter((literal) => !hostedPageForbidden.includes(literal));
}
