/** The options of `spinreel build`. */
export interface BuildOptions {
  /** A list such as 'meta,moloco'; undefined for the networks that the ad config names. */
  readonly network?: string;
  readonly out: string;
  /** Whether encoded media are stored on disk, and taken from there. */
  readonly cache: boolean;
  /** A list of ids or names of variants, or 'base'; undefined for all of them. */
  readonly variant?: string;
  /** A list of language tags; undefined for all languages of the ad. */
  readonly language?: string;
  /** The path of a sheet that changes the variants and texts before the build; the ad config stays as it is. */
  readonly sheet?: string;
  /** The template of the files' names; undefined for the default. */
  readonly name?: string;
  /** Whether to print the files instead of building them. */
  readonly dryRun?: boolean;
  /** Whether to build files that are up to date. */
  readonly force?: boolean;
}
