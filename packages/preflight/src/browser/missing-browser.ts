/** The parts that playing a file needs in addition to this package. */
export type BrowserPart = 'chromium' | 'playwright-core';

/** Thrown if a file cannot be played because a browser or its driver is not installed. The message says how to install it. */
export class MissingBrowser extends Error {
  override readonly name = 'MissingBrowser';
  readonly part: BrowserPart;

  constructor(part: BrowserPart, options?: ErrorOptions) {
    super(messages[part], options);
    this.part = part;
  }
}

const messages: Readonly<Record<BrowserPart, string>> = {
  chromium:
    'No Chromium or Chrome was found, which plays the ads. Install one of them, or set CHROMIUM_PATH to its program.',
  'playwright-core':
    'The package playwright-core is not installed, which drives the browser that plays the ads. Install it, for example: npm install playwright-core',
};
