import { firstMatch, quoted } from '../../first-match.ts';
import {
  isExternal,
  isSelfContained,
  referencesOf,
  styleReferencesOf,
  type Reference,
} from '../../page-references.ts';
import { defineRule } from '../../rule.ts';

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

/** `element.src = 'clip.mp4'`: media files referenced by code. */
const assignedFile =
  /\.(?:src|href|poster)\s*=\s*["'`](?!data:|blob:)[^"'`]+\.(?:png|jpe?g|gif|webp|avif|svg|mp4|mov|webm|mp3|m4a|aac|ogg|wav|css)["'`]/i;

/** Images, sound, video, fonts and styles are embedded: files that the page references are removed or blocked. */
export const noLooseSources = defineRule({
  id: 'no-loose-sources',
  severity: 'error',
  topic: 'host',
  demand: () => 'Images, sound, video, fonts and styles are embedded in the page as data.',
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

/** `srcset` is a list, and a data URI at its start says nothing about the rest, so it always counts as loose. */
function isLoose({ element, attribute, value }: Reference): boolean {
  if (!mediaElements.has(element.name)) return false;
  return attribute === 'srcset' || (!isSelfContained(value) && !isExternal(value));
}
