/** Messages of the preview step. */
export const previewMessages = {
  errorTitle: 'Preview Error',
  failed: 'Failed to generate preview',
  expired: 'This preview has expired. Please refresh it.',
  /** This notice and the two below are shown as pages to phones that open a shared preview. */
  sharedUnknown: {
    title: 'Preview not found',
    text: 'Please scan the QR code again or ask for a new link.',
  },
  sharedExpired: {
    title: 'This preview has expired',
    text: 'Please share it again in Spinreel and scan the new QR code.',
  },
  sharedTooMany: {
    title: 'Too many attempts',
    text: 'Please wait a few minutes, then scan the QR code again.',
  },
  /** Shown to other machines while the server serves only its own. */
  onlyHere: {
    title: 'Spinreel runs on another computer',
    text: 'Please open it there. From this device, you can see only shared previews and reports.',
  },
  needMorePausePoints: (missing: number) =>
    `Need ${missing} more pause points for Meta export (first pause is automatic)`,
} as const;
