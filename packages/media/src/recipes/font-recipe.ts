/** How a font is reduced to the characters that an ad shows. Everything that shapes and spaces them stays. */
export interface FontRecipe {
  readonly type: 'font';
  /** Each character once, sorted. */
  readonly characters: string;
}
