import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { ScreenPart, ScreenPartRole, ShownScreen } from '../../preview-messages.ts';

/** The elements that the player shows on its screens, by their selectors. */
const selectors: Readonly<Record<ScreenPartRole, string>> = {
  badge: '.badge',
  button: '.stage > button',
  text: '.stage > .text',
  finger: '.stage > .hand',
  legalText: '.legal:not(.age)',
  ageMark: '.age',
  logo: '.logo',
  mute: '.mute',
};
const roles = Object.keys(selectors) as ScreenPartRole[];

type Box = Omit<ScreenPart, 'role'>;

/** Measures the parts of the player's current screen, in this page or in the page of another window. */
export function measureScreen(screen: PlacementScreen, page: Window = window): ShownScreen {
  const parts: ScreenPart[] = [];
  for (const role of roles)
    for (const element of Array.from(page.document.querySelectorAll<HTMLElement>(selectors[role])))
      // The required texts of other screens keep their boxes.
      if (element.offsetWidth > 0 && element.style.visibility !== 'hidden')
        parts.push(Object.assign({ role }, measureElement(element)));
  return { screen, widthPx: page.innerWidth, heightPx: page.innerHeight, parts };
}

/** Measures an element in the page. Ignores transforms: elements move while they enter and pulse. */
function measureElement(element: HTMLElement): Box {
  const { style, offsetParent, offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
  const parent = offsetParent ? measureElement(offsetParent as HTMLElement) : { x: 0, y: 0 };
  const image = element.className.indexOf('badge') < 0 ? null : element.querySelector('img');
  if (!image)
    return { x: parent.x + offsetLeft, y: parent.y + offsetTop, width: offsetWidth, height: offsetHeight };
  // The badge may still be on its way to the box in its style, in which its image is shown whole.
  const width = parseFloat(style.width);
  const height = parseFloat(style.height);
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const shown = { width: image.naturalWidth * scale, height: image.naturalHeight * scale };
  return Object.assign(shown, {
    x: parent.x + parseFloat(style.left) + (width - shown.width) / 2,
    y: parent.y + parseFloat(style.top) + (height - shown.height) / 2,
  });
}
