import style from '../../src/player-style.css?inline';

export { createAd } from '../../src/create-ad.ts';
/** The style sheet as it is in the sources. */
export const playerStyle: string = style;
