import type { Network } from '@spinreel/exporters/network';
import { isNetworkScript } from '../../evidence/is-network-script.ts';
import type { OpenedPage, PageElement } from '../../opening/opened-file.ts';
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
    const missing = requiredTags(network).find((tag) => !hasTag(page, tag, network));
    if (missing !== undefined) return `The page does not contain ${describe(missing)}.`;
    const late = requiredTags(network).find((tag) => isLate(page, tag, network));
    return late === undefined
      ? null
      : {
          message: `${describe(late)} comes after scripts of the ad. ${network.label} asks for it before them.`,
          occurrences: [],
          isDoubtful: true,
        };
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

/** Whether the ad's own scripts run before a script of the network. */
function isLate(page: OpenedPage, tag: Tag, network: Network): boolean {
  if (tag.element !== 'script' || !network.bodyMarkup.includes(tag.value)) return false;
  const running = page.elements.filter(
    ({ name, attributes }) =>
      name === 'script' && /^$|^module$|javascript/i.test(attributes.get('type')?.trim() ?? ''),
  );
  const firstOwn = running.findIndex(
    ({ attributes, text }) =>
      !isNetworkScript(attributes.get('src') ?? '', network) && (attributes.has('src') || text.trim() !== ''),
  );
  const tagIndex = running.findIndex((element) => isTag(element, tag, network));
  return firstOwn !== -1 && firstOwn < tagIndex;
}

function hasTag({ elements }: OpenedPage, tag: Tag, network: Network): boolean {
  return elements.some((element) => isTag(element, tag, network));
}

function isTag(
  { name, attributes }: PageElement,
  { element, attribute, value }: Tag,
  network: Network,
): boolean {
  const found = attributes.get(attribute)?.trim().replace(/^\.\//, '');
  if (name !== element || found === undefined) return false;
  return found === value || found === sameMetas[value] || isOtherAddress(found, value, network);
}

/** Networks serve one script at several addresses. */
function isOtherAddress(address: string, required: string, network: Network): boolean {
  return required.startsWith('https:') && isNetworkScript(address, network);
}

function describe({ element, attribute, value }: Tag): string {
  return `<${element} ${attribute}="${value}">`;
}
