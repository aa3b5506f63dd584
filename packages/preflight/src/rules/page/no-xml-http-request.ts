import { firstLiteral } from '../../first-match.ts';
import { defineRule } from '../../rule.ts';

/** The file does not contain the word `XMLHttpRequest`, not even in a comment: uploads are searched for it. */
export const noXmlHttpRequest = defineRule({
  id: 'no-xml-http-request',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.forbiddenLiterals.includes('XMLHttpRequest'),
  demand: () => 'The file does not contain XMLHttpRequest.',
  fix: 'Remove the code or comment that contains XMLHttpRequest: an ad must not load anything.',
  needs: 'package',
  violation: ({ texts }) => {
    const found = firstLiteral(texts, ['XMLHttpRequest']);
    return found === null ? null : `The file contains ${found}.`;
  },
});
