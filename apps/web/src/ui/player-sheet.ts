import playerStyle from '@spinreel/ad-runtime/player-style.css?inline';

/** Whoever shows parts of the ad may halt their motion with a property, which reaches into their shadow trees. */
const haltedStyle = '*,*::before,*::after{animation-play-state:var(--ad-motion,running)!important}';

let sheet: CSSStyleSheet | undefined;

/** The player's style sheet, to be adopted by shadow trees in which parts of the ad are drawn. Made once. */
export function playerSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(playerStyle + haltedStyle);
  }
  return sheet;
}
