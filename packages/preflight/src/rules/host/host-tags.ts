import type { Network } from '@spinreel/exporters/network';
import type { OpenedPage } from '../../opening/opened-file.ts';
import { defineRule } from '../../rule.ts';

/** The page has the tags that the network requires: scripts that its web view provides, and `meta` elements. */
export const hostTags = defineRule({
  id: 'host-tags',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => requiredTags(network).length > 0,
  demand: (network) => `The page contains ${requiredTags(network).map(describe).join(' and ')}.`,
  fix: 'Add the tag to the page, or export the ad for this network.',
  needs: 'page',
  violation: (page, network) => {
    const missing = requiredTags(network).find((tag) => !hasTag(page, tag));
    return missing === undefined ? null : `The page does not contain ${describe(missing)}.`;
  },
});

interface Tag {
  readonly element: 'script' | 'meta';
  readonly attribute: 'src' | 'name';
  readonly value: string;
}

/** Google takes the size instead of the orientation. */
const sameMetas: Readonly<Record<string, string>> = { 'ad.orientation': 'ad.size' };

function requiredTags({ headMarkup, bodyMarkup }: Network): Tag[] {
  const markup = headMarkup + bodyMarkup;
  const scripts = [...markup.matchAll(/<script src="([^"]+)"/g)];
  const metas = [...markup.matchAll(/<meta name="([^"]+)"/g)];
  return [
    ...metas.map(([, value = '']): Tag => ({ element: 'meta', attribute: 'name', value })),
    ...scripts.map(([, value = '']): Tag => ({ element: 'script', attribute: 'src', value })),
  ];
}

function hasTag({ elements }: OpenedPage, { element, attribute, value }: Tag): boolean {
  return elements.some(({ name, attributes }) => {
    const found = attributes.get(attribute)?.trim().replace(/^\.\//, '');
    return name === element && found !== undefined && (found === value || found === sameMetas[value]);
  });
}

function describe({ element, attribute, value }: Tag): string {
  return `<${element} ${attribute}="${value}">`;
}
