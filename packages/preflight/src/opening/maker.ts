/** Who made a file. */
export interface Maker {
  /** `spinreel`: this product exported the file, so the product's own rules are errors and warnings. */
  readonly origin: 'spinreel' | 'foreign';
  /** The tool that made the file, such as `Spinreel`; null if it was not recognized. */
  readonly madeWith: string | null;
}

/** The maker of a file that could not be opened. */
export const unknownMaker: Maker = { origin: 'foreign', madeWith: null };
