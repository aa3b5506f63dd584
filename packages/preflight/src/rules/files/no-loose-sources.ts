import { findLoadedAddresses } from '../../evidence/find-addresses.ts';
import {
  isExternal,
  isSelfContained,
  referencesOf,
  styleReferencesOf,
  type AttributeReference,
} from '../../evidence/page-references.ts';
import { heaviestViolation, violationAt, defineRule } from '../../rule.ts';
import { oncePer } from '../../cache/once-per.ts';

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

/** Links that load nothing which the ad needs. */
const idleLinks = /\b(?:icon|manifest|canonical|alternate|author|license|preconnect|dns-prefetch)\b/i;

const mediaFile = /^[^"'`]+\.(?:png|jpe?g|gif|webp|avif|svg|mp4|mov|webm|mp3|m4a|aac|ogg|wav|css)(?:\?.*)?$/i;

/** Images, sound, video, fonts and styles are embedded: files that the page references are removed or blocked. */
export const noLooseSources = defineRule({
  id: 'no-loose-sources',
  severity: 'error',
  topic: 'host',
  demand: () => 'Images, sound, video, fonts and styles are embedded in the page as data.',
  fix: 'Export the ad again: files that the page loads are removed where the ad is shown, which leaves it black.',
  needs: 'code',
  violation: oncePer((page) =>
    heaviestViolation([
      violationAt('The page loads a file', referencesOf(page).filter(isLoose)),
      violationAt(
        'A style loads a file',
        styleReferencesOf(page).filter(({ value }) => isFile(value)),
      ),
      violationAt(
        'The code loads a file',
        findLoadedAddresses(page.code).filter(({ address }) => isFile(address) && mediaFile.test(address)),
      ),
    ]),
  ),
});

/** `srcset` is a list, and a data URI at its start says nothing about the rest, so it always counts as loose. */
function isLoose({ element, attribute, value }: AttributeReference): boolean {
  if (!mediaElements.has(element.name)) return false;
  if (element.name === 'link' && idleLinks.test(element.attributes.get('rel') ?? '')) return false;
  return attribute === 'srcset' || isFile(value);
}

function isFile(address: string): boolean {
  return !isSelfContained(address) && !isExternal(address) && !address.startsWith('#');
}
