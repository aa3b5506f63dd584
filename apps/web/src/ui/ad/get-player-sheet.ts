import playerStyle from '@spinreel/ad-runtime/player-style.css?inline';

/** Lets pages pause the motion of ad parts with a custom property, which is inherited by their shadow trees. */
const haltedStyle = '*,*::before,*::after{animation-play-state:var(--ad-motion,running)!important}';

/** Parts of a still ad look as they do after their entrance, at whose start they may be invisible. */
const stillStyle =
  ':host([data-still]) *,:host([data-still]) *::before,:host([data-still]) *::after{animation:none!important}';

/** The text of the player's style sheet for the shadow trees of ad parts. */
export const playerCss = playerStyle + haltedStyle + stillStyle;

let sheet: CSSStyleSheet | undefined;

/** Returns the player's style sheet for the shadow trees of ad parts. Created once. */
export function getPlayerSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(playerCss);
  }
  return sheet;
}
