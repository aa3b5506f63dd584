/** Requirements that no test can prove in a useful way, each with what proves it instead. Keep this list short. */
export const provenOtherwise: Readonly<Record<string, string>> = {
  'customize.preset-colors': 'A constant: `packages/config-schema/src/options/appearance/colours.ts`',
  'customize.slider-ranges': 'Constants that all sliders read: `packages/config-schema/src/limits/limits.ts`',
};
