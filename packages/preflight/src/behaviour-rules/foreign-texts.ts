/** Texts about ads that this product has not made. A field that is left out is the rule's own. */
export interface ForeignTexts {
  readonly demand?: string;
  /** Replaces the message of a broken rule, if it has only one. */
  readonly violation?: string;
  readonly fix: string;
}

/** What the rules say about an ad that this product has not made: it has no video and no outro, and is not exported again. */
export const foreignTexts: Readonly<Record<string, ForeignTexts>> = {
  'loads-without-errors': { fix: 'Correct the error in the code of the ad.' },
  'within-device-limits': { fix: 'Find the code that repeats without end or keeps growing, and stop it.' },
  'cover-painted': {
    demand: 'The first screen is visible before the first tap.',
    violation: 'The screen stays empty before the first tap.',
    fix: 'Paint the first screen as soon as the page has loaded.',
  },
  'silent-before-tap': { fix: 'Start sound only when the viewer taps.' },
  'still-before-tap': { fix: 'Start the video when the viewer taps.' },
  'asks-no-network': { fix: 'Embed every resource in the file, and remove fonts and trackers from servers.' },
  'no-early-store': {
    demand: 'The first tap does not open the store wherever it is.',
    violation: 'The first tap opens the store, wherever it is on the screen.',
    fix: 'Open the store only from its button.',
  },
  'no-call-by-itself': { fix: 'Make the CTA call only while handling a tap.' },
  'obeys-host': { fix: 'Correct the code that calls the host.' },
  'starts-on-tap': {
    demand: 'The ad reacts to taps.',
    violation: 'No tap and no swipe changes anything on the screen.',
    fix: 'Handle touches from the first screen on, also while the ad is still loading.',
  },
  'survives-hiding': { fix: 'Resume when the host reports that the ad is visible again.' },
  'silent-when-hidden': { fix: 'Pause all sound when the host reports that the ad is hidden.' },
  'obeys-volume': { fix: 'Set the volume that the host reports.' },
  'reaches-end-card': {
    demand: 'A viewer who plays the ad finds the button that opens the store.',
    violation: 'No tap and no swipe opens the store.',
    fix: 'Show a button that makes the CTA call of this network, also for viewers who play badly.',
  },
  'cta-calls-hook': { fix: 'Make the CTA call of this network once, while handling the tap on the button.' },
  'reports-lifecycle': { fix: 'Call the functions of this network once, at the right time.' },
  'reports-measurement': { fix: 'Report only the events that this network offers.' },
  'works-in-landscape': {
    demand: 'The ad fits the screen when the phone is turned.',
    fix: 'Lay the ad out again when the size of the screen changes.',
  },
  'clear-of-host-controls': { fix: 'Move the text or the button away from the corner.' },
  'same-fonts-on-phones': {
    fix: 'Embed the font in the page: an @font-face rule with a WOFF2 file as a data: URI. Or name sans-serif or another generic font first.',
  },
  'draws-all-characters': {
    fix: 'Embed a font that has these characters, as a data: URI, or change the text.',
  },
  'shows-whole-letters': {
    fix: 'Give the element more height or a larger line-height, or remove overflow: hidden, and keep the text inside the screen.',
  },
  'matches-direction': {
    fix: 'Set dir="rtl" on texts in Arabic or Hebrew, dir="ltr" on others, and the same direction as the language on <html>.',
  },
};
