import { mergeConfig } from 'vitest/config';
// @boundaries-ignore the settings which all packages share live at the root
import shared from '../../vitest.config.ts';

// The files share a process: new modules for each take more time than their tests.
export default mergeConfig(shared, { test: { isolate: false } });
