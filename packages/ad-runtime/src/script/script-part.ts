/** The parts of the player's script that only some ads need. */
export const scriptParts = ['highlight', 'app-card'] as const;
export type ScriptPart = (typeof scriptParts)[number];

/** The player's script with some of its parts. */
export interface PlayerScript {
  readonly parts: readonly ScriptPart[];
  readonly script: string;
}
