/** What the screen says that any routing failure and unknown address shows (requirement site.unknown-address). */
export const routingMessages = {
  unexpected: 'Unexpected Application Error!',
  unknownAddress: '404 Not Found',
  /** A part of the app is not there: after an update an open tab still asks for the old one. */
  pageNotLoaded: 'This page could not be loaded. The site may have been updated, or the connection is gone.',
} as const;
