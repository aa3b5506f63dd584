/** A number with its unit in its type. Branding has no cost at run time. */
export type Branded<Unit extends string> = number & { readonly __unit?: Unit };

/** A share of the stage's width or height, 0 to 1. */
export type Normalised = Branded<'normalised'>;
/** CSS pixels on the stage. */
export type StagePx = Branded<'stage-px'>;
/** Seconds; on a video timeline, seconds from its first frame. */
export type Seconds = Branded<'seconds'>;
/** Milliseconds. */
export type Milliseconds = Branded<'milliseconds'>;
/** The index of a video frame, 0 for the first. */
export type FrameIndex = Branded<'frame-index'>;
