import { mergeConfig } from 'vitest/config';
// @boundaries-ignore the settings which all packages share live at the root
import shared from '../../vitest.config.ts';

/** Each test plays an ad in real time. More at once would keep a machine with two cores so busy that plays run into time limits. */
export default mergeConfig(shared, { test: { maxConcurrency: 4 } });
