import { defineRule } from '../../rule.ts';

/** The file contains the network's CTA call literally, because networks search uploads for this text. */
export const ctaHook = defineRule({
  id: 'cta-hook',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.requiredLiterals.length > 0,
  demand: (network) => `The CTA calls ${network.requiredLiterals.join(', ')}.`,
  fix: 'Export the ad for this network: the network searches the file for this exact text.',
  needs: 'package',
  violation: ({ texts }, { requiredLiterals }) => {
    const missing = requiredLiterals.find((literal) => !texts.some(({ text }) => text.includes(literal)));
    return missing === undefined ? null : `The file does not contain ${missing}.`;
  },
});
