import type { RuntimeApp, Typeface } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';
import { shadeSurface } from './shade-surface.ts';

/** Fills the card of the outro with the name and the rating of an app. The icon, which is added later, is above them. */
export function fillAppCard(card: HTMLElement, app: RuntimeApp, typeface: Typeface): void {
  card.className = 'card app';
  shadeSurface(card, '#ffffff', typeface);
  createElement(card, '', 'b').textContent = app.name;
  const { rating } = app;
  if (!rating) return;
  const line = createElement(card, '', 'p');
  line.textContent = `${rating.text} `;
  for (const star of rating.stars) createElement(line, '', 'i').style.setProperty('--s', star);
  createElement(line, '', 'small').textContent = rating.note;
}
