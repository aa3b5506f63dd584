import { mergeConfig } from 'vitest/config';
// @boundaries-ignore the settings which all packages share live at the root
import shared from '../../vitest.config.ts';

/** Everything here is pure, and loading the modules again for each file takes longer than the tests. */
export default mergeConfig(shared, { test: { isolate: false } });
