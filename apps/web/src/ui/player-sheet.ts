import playerStyle from '@spinreel/ad-runtime/player-style.css?inline';

let sheet: CSSStyleSheet | undefined;

/** The player's style sheet, to be adopted by shadow trees in which parts of the ad are drawn. Made once. */
export function playerSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(playerStyle);
  }
  return sheet;
}
