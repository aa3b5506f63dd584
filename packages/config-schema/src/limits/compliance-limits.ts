/** Lengths in code points above which required texts use too much of a phone’s screen. */
export const complianceTextLimits = {
  ageMark: 24,
  /** All lines of one screen: about a sixth of it. */
  linesPerScreen: 320,
} as const;

/** Maximum number of presets of all brands. */
export const brandPresetLimits = { maxPresets: 200 } as const;
