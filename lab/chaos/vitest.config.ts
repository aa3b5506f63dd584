import { defineConfig } from 'vitest/config';
// @boundaries-ignore the settings which all packages share live at the root
import shared from '../../vitest.config.ts';

/** A drill starts several servers, each of which may take a minute on a machine whose processors are busy. */
export default defineConfig({ test: { ...shared.test, testTimeout: 900_000 } });
