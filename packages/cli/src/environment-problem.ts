import { MissingBrowser } from '@spinreel/preflight/browser/missing-browser';
import { CliProblem } from './command.ts';

/** A program that this machine may lack. */
type Tool = 'ffmpeg' | 'chromium';

const purposes: Readonly<Record<Tool, string>> = {
  ffmpeg:
    'FFmpeg is not installed, or the commands ffmpeg and ffprobe are not on PATH. They measure and encode the media.',
  chromium: 'No Chromium or Chrome was found. It plays the ads.',
};

const installCommands: Readonly<Record<Tool, Partial<Record<NodeJS.Platform, string>>>> = {
  ffmpeg: {
    linux: 'sudo apt-get install ffmpeg',
    darwin: 'brew install ffmpeg',
    win32: 'winget install ffmpeg',
  },
  chromium: {
    linux: 'sudo apt-get install chromium',
    darwin: 'brew install --cask chromium',
    win32: 'winget install Google.Chrome',
  },
};

const alternatives: Readonly<Record<Tool, string>> = {
  ffmpeg: 'Other ways to install it: https://ffmpeg.org/download.html',
  chromium: 'If it is installed in another place, set CHROMIUM_PATH to its program.',
};

/** Creates the problem of a missing program, with the command that installs it on this platform. */
export function createMissingTool(tool: Tool, platform: NodeJS.Platform = process.platform): CliProblem {
  const command = installCommands[tool][platform];
  const install = command === undefined ? [] : [`Install it: ${command}`];
  return new CliProblem('environment', [purposes[tool], ...install, alternatives[tool]].join('\n'));
}

/** Returns the problem behind an error that the machine causes, or null for all other errors. */
export function toEnvironmentProblem(error: unknown): CliProblem | null {
  if (!(error instanceof MissingBrowser)) return null;
  if (error.part === 'chromium') return createMissingTool('chromium');
  return new CliProblem('environment', error.message, { cause: error });
}
