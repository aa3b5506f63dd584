import { firstMatch, quoted } from '../first-match.ts';
import {
  isExternal,
  isSelfContained,
  referencesOf,
  styleReferencesOf,
  type Reference,
} from '../page-references.ts';
import { defineRule, everyNetwork } from '../rule.ts';

const mediaElements = new Set([
  'img',
  'image',
  'video',
  'audio',
  'source',
  'track',
  'input',
  'use',
  'link',
  'body',
  'picture',
]);

/** `element.src = 'clip.mp4'`: loose media that are set by code. */
const assignedFile =
  /\.(?:src|href|poster)\s*=\s*["'`](?!data:|blob:)[^"'`]+\.(?:png|jpe?g|gif|webp|avif|svg|mp4|mov|webm|mp3|m4a|aac|ogg|wav|css)["'`]/i;

/** Pictures, sound, video, fonts and styles carry their own bytes: files named by the page are removed or blocked. */
export const noLooseSources = defineRule({
  id: 'no-loose-sources',
  severity: 'error',
  topic: 'host',
  appliesTo: everyNetwork,
  demand: () => 'Pictures, sound, video, fonts and styles stand in the page as data.',
  fix: 'Export the ad again: files that the page loads are removed where the ad is shown, which leaves it black.',
  needs: 'page',
  violation: (page) => {
    const inMarkup = referencesOf(page).find(isLoose);
    if (inMarkup !== undefined) return `The page loads a file: ${quoted(inMarkup.value, page.entry.path)}.`;
    const inStyles = styleReferencesOf(page).find(
      ({ text }) => !isSelfContained(text) && !isExternal(text) && !text.startsWith('#'),
    );
    if (inStyles !== undefined) return `A style loads a file: ${quoted(inStyles.text, inStyles.where)}.`;
    const inCode = firstMatch(page.code, assignedFile);
    return inCode === null ? null : `The code loads a file: ${inCode}.`;
  },
});

/** `srcset` is a list, so a data URI at its start proves nothing about the rest: it counts as loose in any case. */
function isLoose({ element, attribute, value }: Reference): boolean {
  if (!mediaElements.has(element.name)) return false;
  return attribute === 'srcset' || (!isSelfContained(value) && !isExternal(value));
}
