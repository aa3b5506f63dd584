import { defineRule } from '../../rule.ts';

/** The page is laid out for the phone's own width. */
export const viewport = defineRule({
  id: 'viewport',
  severity: 'error',
  topic: 'rules',
  demand: () => 'The page has a viewport for the phone’s width.',
  fix: 'Add <meta name="viewport" content="width=device-width,initial-scale=1"> to the head, or export the ad again.',
  needs: 'page',
  violation: ({ elements }) => {
    const found = elements.find(
      ({ name, attributes }) => name === 'meta' && attributes.get('name')?.toLowerCase() === 'viewport',
    );
    if (found === undefined) return 'The page has no viewport meta tag.';
    const content = found.attributes.get('content') ?? '';
    return /width\s*=\s*device-width/i.test(content) ? null : `The viewport meta tag says "${content}".`;
  },
});
