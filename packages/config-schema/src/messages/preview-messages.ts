/** What the preview step says (product spec, sections 8 and 9). */
export const previewMessages = {
  errorTitle: 'Preview Error',
  failed: 'Failed to generate preview',
  /** While the wizard asks again by itself, */
  busy: 'The server is busy. The preview starts as soon as it has room.',
  /** and when no answer came in time. */
  timedOut: 'The server is busy and did not answer in time. Please retry in a moment.',
  expired: 'This preview has expired. Please refresh it.',
  /** A phone that opens a shared preview reads these as a page. */
  sharedUnknown: {
    title: 'There is no preview here',
    text: 'Please scan the code again, or ask for a new link.',
  },
  sharedExpired: {
    title: 'This preview has expired',
    text: 'Please share it again in Spinreel, and open it from the new code.',
  },
  sharedTooMany: {
    title: 'Too many tries',
    text: 'Please wait a few minutes, then scan the code again.',
  },
  /** Other machines read this when the server is meant for its own machine. */
  onlyHere: {
    title: 'Spinreel runs on another computer',
    text: 'It can be opened there. From here, only shared previews can be seen.',
  },
  needMorePausePoints: (missing: number) =>
    `Need ${missing} more pause points for Meta export (first pause is automatic)`,
} as const;
