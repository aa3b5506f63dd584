/** Messages about presets of required texts. Not in `messages`, because the front page loads that table. */
export const complianceMessages = {
  unknownPreset: 'This preset does not exist. It may have been deleted.',
  tooManyPresets: (max: number) =>
    `There can be ${max} brand presets. Please delete one, or reuse one of their names.`,
  presetNameTaken: 'The brand already has a preset of this name.',
} as const;
