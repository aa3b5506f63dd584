import { mkdir, writeFile } from 'node:fs/promises';
import { buildPlayer } from './player-build.ts';

const folder = new URL('dist/', import.meta.url);
const { script, editableScript, style, classNames } = await buildPlayer();
const exported = {
  playerScript: script,
  editablePlayerScript: editableScript,
  playerStyle: style,
  playerClassNames: classNames,
};
await mkdir(folder, { recursive: true });
await writeFile(
  new URL('player-script.js', folder),
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join(''),
);
await writeFile(
  new URL('player-script.d.ts', folder),
  `/** The player as one classic script; running it defines the global \`SpinreelAd = { createAd }\`. */
export declare const playerScript: string;
/** The same player for pages in which an ad is edited: it heeds \`AdHost.onAd\`, which finished ads have no use for. */
export declare const editablePlayerScript: string;
/** The player's style sheet; it belongs into the page's head, before the cover. */
export declare const playerStyle: string;
/** The short class names which both use, by the names in the sources. */
export declare const playerClassNames: Readonly<Record<string, string>>;
`,
);
