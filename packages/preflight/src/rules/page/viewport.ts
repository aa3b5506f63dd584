import { placeOf } from '../../evidence/page-references.ts';
import { violationAt, defineRule } from '../../rule.ts';
import { oncePer } from '../../cache/once-per.ts';

/** The page is laid out for the phone's own width. */
export const viewport = defineRule({
  id: 'viewport',
  severity: 'error',
  topic: 'rules',
  demand: () => 'The page has a viewport for the phone’s width.',
  fix: 'Add <meta name="viewport" content="width=device-width,initial-scale=1"> to the head, or export the ad again.',
  needs: 'page',
  violation: oncePer((page) => {
    const tags = page.elements.filter(
      ({ name, attributes }) => name === 'meta' && attributes.get('name')?.toLowerCase() === 'viewport',
    );
    const [first] = tags;
    if (first === undefined) return 'The page has no viewport meta tag.';
    const fits = tags.some(({ attributes }) => isForPhone(attributes.get('content') ?? ''));
    return fits ? null : violationAt('The viewport has another width', [placeOf(page, first)]);
  }),
});

/** Browsers use the phone's width too if only the scale is given. */
function isForPhone(content: string): boolean {
  const hasWidth = /\bwidth\s*=/i.test(content.replace(/viewport-fit/gi, ''));
  return (
    /\bwidth\s*=\s*device-width/i.test(content) ||
    (!hasWidth && /initial-scale\s*=\s*1(?![.\d]*[1-9])/i.test(content))
  );
}
