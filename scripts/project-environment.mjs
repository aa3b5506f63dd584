import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOnPath } from './find-on-path.mjs';

/** Absolute path of the repository. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** The Node the project is pinned to, once the packages are installed. */
export const projectNode = join(projectRoot, 'node_modules', '.bin', 'node');

/**
 * The names of Chromium on different systems. Any of them can play the ads. The headless shell is first, because it uses less of
 * the processor: it has no windows.
 */
export const chromiumNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Returns the environment for all of our programs: the pinned tools come first on PATH, and no tool reports usage, asks
 * for updates or downloads a browser.
 *
 * @param {NodeJS.ProcessEnv} base the environment to build on
 * @returns {NodeJS.ProcessEnv} a copy of it
 */
export function projectEnvironment(base = process.env) {
  const bin = join(projectRoot, 'node_modules', '.bin');
  const others = (base['PATH'] ?? '').split(delimiter).filter((folder) => folder !== bin);
  const chromium = base['CHROMIUM_PATH'] || findOnPath(chromiumNames, base['PATH']);
  return {
    ...base,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    PATH: [bin, ...others].join(delimiter),
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    npm_config_update_notifier: 'false',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  };
}

/**
 * The environment of a server. glibc gives each thread that works on images a heap of its own and returns little of it
 * to the system; with two heaps for all threads the process stays a third smaller. It reads the variable only when a
 * process starts. Node keeps the compiled modules on disk, so that the next start takes less time.
 *
 * @param {NodeJS.ProcessEnv} base the environment to build on
 * @returns {NodeJS.ProcessEnv} a copy of it
 */
export function serverEnvironment(base = process.env) {
  const compiledModules = join(projectRoot, 'node_modules', '.cache', 'compiled-modules');
  return {
    MALLOC_ARENA_MAX: '2',
    // Node otherwise reserves more than 100 MB for new objects when many files are built.
    NODE_OPTIONS: '--max-semi-space-size=16',
    NODE_COMPILE_CACHE: compiledModules,
    ...projectEnvironment(base),
  };
}
