/** What to do with the exported ZIP in Meta's ads manager, in order (requirement export.next-steps). */
export const metaNextSteps = [
  'Create a campaign in Meta Ads Manager.',
  'Choose the App Installs objective. The Traffic objective also takes playable ads in some accounts; whether yours does depends on the account.',
  'Choose Upload Playable Ad.',
  'Upload the ZIP file.',
  'Add the app store URL.',
  'Preview and test the ad.',
] as const;
