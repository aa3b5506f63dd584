/**
 * Features of Chromium that are off. A browser takes only the last list, so the first part repeats what Playwright 1.65 turns
 * off (`chromiumSwitches.ts`).
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Chromium 156 loads the suggestions of the address bar as two pages for each context. That takes more of a processor than
  // playing an ad, although nobody sees them.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** The switches with which ads are played and tests are run: Chromium makes no requests and does no work for its own windows. */
export const chromiumSwitches: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/**
 * Draws windows at half their size, for ads that nobody looks at. Without a GPU, most of the work of playing a video is drawing
 * it. Screenshots and `devicePixelRatio` of an emulated screen stay the same; text may move by a fraction of a pixel.
 */
export const halfSizeSwitches: readonly string[] = ['--force-device-scale-factor=0.5'];
