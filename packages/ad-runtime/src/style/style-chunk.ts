/** A piece of the player's style sheet. */
export interface StyleChunk {
  /** The name of a file in `parts/` or one of its folders: only ads that show this part need it. Null for what every ad needs. */
  readonly part: string | null;
  readonly style: string;
}
