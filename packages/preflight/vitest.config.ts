import { mergeConfig } from 'vitest/config';
// @boundaries-ignore the settings which all packages share live at the root
import shared from '../../vitest.config.ts';

/**
 * The tests mostly wait for ads that play in real time. More plays at once would keep a machine with two cores so busy that
 * they run into time limits.
 */
export default mergeConfig(shared, { test: { maxConcurrency: 4, maxWorkers: 2 } });
