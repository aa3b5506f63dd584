import style from '../src/player-style.css?inline';

export { createAd } from '../src/create-ad.ts';
/** The style sheet as it stands in the sources. */
export const playerStyle: string = style;
/** Sources are played under their own names. */
export const playerClassNames: Readonly<Record<string, string>> = {};
