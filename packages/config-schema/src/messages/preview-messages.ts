/** What the preview step says (product spec, sections 8 and 9). */
export const previewMessages = {
  errorTitle: 'Preview Error',
  failed: 'Failed to generate preview',
  expired: 'This preview has expired. Please refresh it.',
  needMorePausePoints: (missing: number) =>
    `Need ${missing} more pause points for Meta export (first pause is automatic)`,
} as const;
