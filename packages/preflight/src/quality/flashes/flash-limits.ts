/**
 * The thresholds of WCAG 2.2 for general and red flashes (success criterion 2.3.1, "general flash and red flash
 * thresholds"). A sequence fails only if it exceeds all of them.
 */
export const flashLimits = {
  /** Content with no more flashes than this in any one second passes. */
  maxFlashesPerSecond: 3,
  windowSeconds: 1,
  /**
   * Content passes if no more than this share of a field of view of 10 degrees flashes at once. A phone is about 6 cm wide
   * and held at 30 cm or more, so a field of 10 degrees is about as wide as its screen. Each square with the frame's shorter
   * side is therefore taken as a field.
   */
  maxAreaShare: 0.25,
  /** The least change of relative luminance of a general flash, as a share of the luminance of white. */
  minLuminanceChange: 0.1,
  /** A change counts only if the darker state is below this relative luminance. */
  maxDarkLuminance: 0.8,
  /** R / (R + G + B) of a saturated red, with linear values. */
  minRedShare: 0.8,
  /** A red flash changes by more than this in the CIE 1976 chromaticity diagram (ISO 9241-391). */
  minChromaticityChange: 0.2,
  /**
   * Below this relative luminance, the chromaticity of a pixel is noise and counts as that of grey. Not part of WCAG.
   */
  blackLuminance: 0.002,
  /**
   * Pixels that change in the same direction within this time change at once, unless they have changed back before the others
   * follow. Movement makes single pixels flicker at many different times, which is no flash. Not part of WCAG, which says
   * "concurrently".
   */
  togetherSeconds: 0.07,
} as const;
