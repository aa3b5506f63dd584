import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
// @boundaries-ignore the settings which all packages share live at the root
import shared from '../../vitest.config.ts';

export default mergeConfig(shared, {
  test: {
    // The tests mostly wait: for processes, for other connections, for the disk.
    maxWorkers: 2,
    // Servers and workers that tests start in processes of their own compile their modules once.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/node', import.meta.url)) },
  },
});
