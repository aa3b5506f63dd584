import { mergeConfig } from 'vitest/config';
// @boundaries-ignore the settings which all packages share live at the root
import shared from '../../vitest.config.ts';
import app from './vite.config.ts';

// The files share a process: a new page and new modules for each take more time than most of their tests.
export default mergeConfig(
  app,
  mergeConfig(shared, { test: { isolate: false, setupFiles: ['test/set-up.ts'] } }),
);
