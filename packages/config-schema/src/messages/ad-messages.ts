/** What is said about a stored ad and its files (product spec, section 8, and decisions, 'Drafts'). */
export const adMessages = {
  saveFailed: 'Failed to save ad configuration',
  updateFailed: 'Failed to update ad configuration',
  unknownAsset: 'Unknown asset. Please upload the file again.',
  assetMissing: (slot: string) => `The file for '${slot}' is missing on the server. Please upload it again.`,
  anyAssetMissing: 'A file of this ad is missing on the server. Please upload it again.',
  unknownAd: 'This ad does not exist. It may have been deleted.',
  unknownVersion: 'This version of the ad is not kept any more.',
  tooManyVersions: (max: number) =>
    `An ad can have ${max} named versions. Please use one of their names again.`,
  notSavedYet: 'The ad is not saved yet. Please try again once it is.',
  exists: 'An ad with this id already exists.',
  staleVersion: 'This ad was changed somewhere else in the meantime.',
  invalid: (where: string) => `The ad configuration is not valid: ${where}`,
  invalidSomewhere: 'The ad configuration is not valid.',
  tooManyAds: 'There is no room for more ads. Please delete one first.',
} as const;
