import { firstLiteral } from '../first-match.ts';
import { defineRule } from '../rule.ts';

/** The word `XMLHttpRequest` stands nowhere, comments included: uploads are searched for it. */
export const noXmlHttpRequest = defineRule({
  id: 'no-xml-http-request',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.forbiddenLiterals.includes('XMLHttpRequest'),
  demand: () => 'XMLHttpRequest stands nowhere in the file.',
  fix: 'Remove the code, or the comment, that mentions XMLHttpRequest: an ad may load nothing.',
  needs: 'package',
  violation: ({ texts }) => {
    const found = firstLiteral(texts, ['XMLHttpRequest']);
    return found === null ? null : `The file mentions ${found}.`;
  },
});
