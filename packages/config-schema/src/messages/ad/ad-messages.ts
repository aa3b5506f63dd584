/** What is said about a stored ad and its files. */
export const adMessages = {
  saveFailed: 'Failed to save ad configuration',
  updateFailed: 'Failed to update ad configuration',
  unknownAsset: 'Unknown asset. Please upload the file again.',
  assetMissing: (slot: string) => `The file for '${slot}' is missing on the server. Please upload it again.`,
  anyAssetMissing: 'A file of this ad is missing on the server. Please upload it again.',
  unknownAd: 'This ad does not exist. It may have been deleted.',
  unknownVersion: 'This version of the ad is no longer stored.',
  tooManyVersions: (max: number) => `An ad can have ${max} named versions. Please reuse one of their names.`,
  uploadRunning: 'A file is still uploading. Wait until it has finished, then choose another variant.',
  notSavedYet: 'The ad is not saved yet. Please try again once it is.',
  exists: 'An ad with this id already exists.',
  staleVersion: 'This ad has been changed somewhere else.',
  invalidSomewhere: 'The ad configuration is not valid.',
  tooManyAds: 'You have reached the maximum number of ads. Please delete one first.',
  tooManyDeletedAds: (nextGoneAt: Date) =>
    `You have deleted many ads, and deleted ads are kept for a while. You can create a new ad again on ${nextGoneAt.toISOString().slice(0, 10)}. Until then you can restore a deleted ad and change it.`,
} as const;
