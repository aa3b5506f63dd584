import { routingMessages } from '@spinreel/config-schema/messages/routing-messages';
import { productName } from '@spinreel/config-schema/site/site-pages';
import { paths } from '../config/paths.ts';

const legalLinks = [
  ['Imprint', paths.imprint.to()],
  ['Terms', paths.terms.to()],
  ['Privacy', paths.privacy.to()],
  ['Cookies', paths.cookies.to()],
  ['Contact', paths.contact.to()],
] as const;

/**
 * Shows the error screen with plain DOM calls, for when even its own script could not be loaded. A prerendered page
 * stays readable below the message.
 */
export function showLoadFailure(root: HTMLElement): void {
  const main = root.querySelector('main');
  if (main !== null) return main.prepend(describeFailure('h2'));
  const page = createElement('div', { className: 'load-failure' });
  const header = createElement('header');
  header.append(link(productName, paths.home.to()));
  const content = createElement('main');
  content.append(describeFailure('h1'));
  const footer = createElement('footer');
  footer.append(...legalLinks.map(([label, href]) => link(label, href)));
  page.append(header, content, footer);
  root.replaceChildren(page);
}

function describeFailure(heading: 'h1' | 'h2'): HTMLElement {
  const message = createElement('div', { className: 'load-failure-message' });
  message.setAttribute('role', 'alert');
  const reload = createElement('button', { type: 'button', textContent: 'Reload' });
  reload.addEventListener('click', () => window.location.reload());
  message.append(
    createElement(heading, { textContent: routingMessages.unexpected }),
    createElement('p', { textContent: routingMessages.pageNotLoaded }),
    reload,
  );
  return message;
}

function link(textContent: string, href: string): HTMLElement {
  return createElement('a', { textContent, href });
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
