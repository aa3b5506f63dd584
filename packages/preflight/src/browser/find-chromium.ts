import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/**
 * The names of Chromium and Chrome on PATH. Any of them can play ads. The headless shell is first, because it uses less of the
 * processor: it has no windows.
 */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Where installers put the browsers outside of PATH. */
const installedPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  ],
};

/**
 * Finds an installed Chromium or Chrome and resolves to its absolute path, or null if there is none. `CHROMIUM_PATH` names
 * it; without that variable, PATH and the usual folders are searched.
 */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  const named = environment['CHROMIUM_PATH'];
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = named
    ? [named]
    : [
        ...folders.flatMap((folder) => programNames.map((name) => join(folder, name))),
        ...(installedPaths[process.platform] ?? []),
      ];
  for (const path of candidates) if (await isExecutable(path)) return path;
  return null;
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
