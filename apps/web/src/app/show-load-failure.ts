import { routingMessages } from '@spinreel/config-schema/messages/routing-messages';

/** The error screen by bare hands, for when not even the parts that draw the usual one could be loaded. */
export function showLoadFailure(root: HTMLElement): void {
  const main = document.createElement('main');
  main.className = 'load-failure';
  const title = document.createElement('h1');
  title.textContent = routingMessages.unexpected;
  const words = document.createElement('p');
  words.textContent = routingMessages.pageNotLoaded;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload';
  reload.addEventListener('click', () => window.location.reload());
  main.append(title, words, reload);
  root.replaceChildren(main);
}
