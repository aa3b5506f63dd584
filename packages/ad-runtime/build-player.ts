import { mkdir, writeFile } from 'node:fs/promises';
import { buildPlayer, buildPlayerScripts } from './player-build.ts';

const folder = new URL('dist/', import.meta.url);
const { script, editableScript, styleChunks } = await buildPlayer();
const exported = {
  playerScript: script,
  playerScripts: await buildPlayerScripts(),
  editablePlayerScript: editableScript,
  playerStyleChunks: styleChunks,
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
/** The same without parts that only some ads need; \`selectPlayerScript\` returns the one for an ad. */
export declare const playerScripts: readonly {
  readonly parts: readonly ('highlight' | 'app-card')[];
  readonly script: string;
}[];
/** The same player for pages in which an ad is edited: it supports \`AdHost.onAd\`, which finished ads do not need. */
export declare const editablePlayerScript: string;
/** The player's style sheet in order; \`selectPlayerStyle\` joins what an ad needs. */
export declare const playerStyleChunks: readonly {
  /** The name of a part that only some ads need; null for what every ad needs. */
  readonly part: string | null;
  readonly style: string;
}[];
`,
);
