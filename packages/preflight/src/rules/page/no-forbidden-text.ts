import { hostedPageForbidden } from '@spinreel/exporters/forbidden-literals';
import type { Network } from '@spinreel/exporters/network';
import { firstLiteral } from '../../first-match.ts';
import { defineRule } from '../../rule.ts';

/** The file does not contain text that only this network rejects. Other rules cover what several networks reject. */
export const noForbiddenText = defineRule({
  id: 'no-forbidden-text',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => ownLiterals(network).length > 0,
  demand: (network) => `The file does not contain ${ownLiterals(network).join(', ')}.`,
  fix: 'Remove the code or comment with this text: the network searches the file for it.',
  needs: 'package',
  violation: ({ texts }, network) => {
    const found = firstLiteral(texts, ownLiterals(network));
    return found === null ? null : `The file contains ${found}.`;
  },
});

function ownLiterals({ forbiddenLiterals }: Network): readonly string[] {
  return forbiddenLiterals.filter((literal) => !hostedPageForbidden.includes(literal));
}
