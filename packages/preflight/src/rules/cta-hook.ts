import { defineRule } from '../rule.ts';

/** The file has the network's click hook, letter by letter: uploads are searched for it. */
export const ctaHook = defineRule({
  id: 'cta-hook',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.requiredLiterals.length > 0,
  demand: (network) => `The call to action uses ${network.requiredLiterals.join(', ')}.`,
  fix: 'Export the ad for this network: its click hook has to stand in the file exactly as the network writes it.',
  needs: 'package',
  violation: ({ texts }, { requiredLiterals }) => {
    const missing = requiredLiterals.find((literal) => !texts.some(({ text }) => text.includes(literal)));
    return missing === undefined ? null : `The file does not contain ${missing}.`;
  },
});
