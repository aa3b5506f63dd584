/** Start of the URLs that an ad requests to report measurement events. The name of the event follows. */
export const measurementUrl = 'https://measurement.invalid/';

/**
 * Runs in a page before the ad. Replaces the macros in the page's `INMOBI_DSPMACROS` with URLs that start with `prefix`,
 * as InMobi does in the file. Self-contained, because it is sent to the browser as text.
 */
export function replaceMacros(prefix: string): void {
  let macros: unknown;
  const urlOf = ([name, macro]: [string, unknown]) => [
    name,
    String(macro).startsWith('$') ? prefix + name : macro,
  ];
  Object.defineProperty(window, 'INMOBI_DSPMACROS', {
    configurable: true,
    get: () => macros,
    set: (value: object) => {
      macros = Object.fromEntries(Object.entries(value).map(urlOf));
    },
  });
}
