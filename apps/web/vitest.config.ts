import { mergeConfig } from 'vitest/config';
// @boundaries-ignore the settings which all packages share live at the root
import shared from '../../vitest.config.ts';
import app from './vite.config.ts';

export default mergeConfig(app, mergeConfig(shared, { test: { setupFiles: ['test/set-up.ts'] } }));
