/** Numbers and dates that the public pages state. */
export const siteFacts = {
  heroStats: ['5min', '100%', '24/7'],
  averageCreationMinutes: 5,
  demoVideoSeconds: 60,
  /** Height to which an open FAQ panel may grow, in CSS pixels. */
  faqPanelMaxHeightPx: 1000,
  faqItemCount: 9,
  copyrightYear: 2025,
  /** Hours within which the contact page promises a reply. */
  contactReplyHours: 24,
} as const;
