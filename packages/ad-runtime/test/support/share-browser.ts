import { chromium, type Browser } from 'playwright';
import { launchOptions } from './launch-options.ts';

let launched: Promise<Browser> | undefined;

/** Returns a browser that the test files of a process share. It ends with the process. The tests close their pages. */
export function shareBrowser(): Promise<Browser> {
  launched ??= chromium.launch(launchOptions);
  return launched;
}
