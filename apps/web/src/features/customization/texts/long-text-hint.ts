/** Shown under a text that is so long that the player uses the smallest font size. */
export const longTextHint =
  'This text is long, so it is shown at the smallest readable size. Shorten it to make it larger.';
