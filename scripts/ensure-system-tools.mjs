import { spawnSync } from 'node:child_process';
import { findOnPath } from './find-on-path.mjs';
import { chromiumNames } from './project-environment.mjs';
import { runProgram } from './run-program.mjs';

/**
 * Programs that come from the system and not from npm. `anyOf` lists, for each program needed, the names it goes by; `apt`
 * lists, for each package needed, the names of packages that contain it, the best first.
 *
 * @type {Record<'ffmpeg' | 'chromium', { why: string, anyOf: string[][], apt: string[][], otherwise: string }>}
 */
const systemTools = {
  ffmpeg: {
    why: 'ffmpeg and ffprobe read, cut and compress the videos',
    anyOf: [['ffmpeg'], ['ffprobe']],
    apt: [['ffmpeg']],
    otherwise:
      'brew install ffmpeg (macOS), winget install ffmpeg (Windows), or https://ffmpeg.org/download.html',
  },
  chromium: {
    why: 'Chromium plays the exported ads in the tests',
    anyOf: [chromiumNames],
    apt: [['chromium-headless-shell', 'chromium'], ['fonts-liberation']],
    otherwise: 'brew install --cask chromium (macOS), or any Chrome or Chromium named by CHROMIUM_PATH',
  },
};

/**
 * Makes sure that the named system programs are on PATH, with apt where that is possible without a question.
 *
 * @param {(keyof typeof systemTools)[]} names
 * @returns {Promise<void>} rejects with a message that says what to install and how
 */
export async function ensureSystemTools(names) {
  const missing = names.filter((name) => !isPresent(name));
  if (missing.length === 0) return;
  const apt = aptCommand();
  if (apt) await installWithApt(apt, missing);
  const stillMissing = missing.filter((name) => !isPresent(name));
  if (stillMissing.length > 0) throw new Error(howToInstall(stillMissing));
}

/**
 * Returns the first package that apt knows, or the last one if it knows none of them.
 *
 * @param {string[]} names
 */
function choosePackage(names) {
  return names.find((name) => spawnSync('apt-cache', ['show', name]).status === 0) ?? names.at(-1) ?? '';
}

/** @param {keyof typeof systemTools} name */
function isPresent(name) {
  if (name === 'chromium' && process.env['CHROMIUM_PATH']) return true;
  return systemTools[name].anyOf.every((names) => findOnPath(names) !== undefined);
}

/** @param {string} program */
function isOnPath(program) {
  return findOnPath([program]) !== undefined;
}

/** The words that start apt-get with enough rights, or nothing where it cannot run without asking a person. */
function aptCommand() {
  if (!isOnPath('apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  const sudo = isOnPath('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return sudo ? ['sudo', '-n', 'apt-get'] : undefined;
}

/**
 * @param {string[]} apt
 * @param {(keyof typeof systemTools)[]} missing
 */
async function installWithApt(apt, missing) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [command = 'apt-get', ...prefix] = apt;
  await runProgram(command, [...prefix, 'update'], { env });
  const packages = missing.flatMap((name) => systemTools[name].apt.map(choosePackage));
  console.log(`Installing ${packages.join(', ')} with apt ...`);
  await runProgram(command, [...prefix, 'install', '-y', '--no-install-recommends', ...packages], { env });
}

/** @param {(keyof typeof systemTools)[]} missing */
function howToInstall(missing) {
  const packages = missing.flatMap((name) => systemTools[name].apt.map((names) => names.at(-1))).join(' ');
  return [
    `Spinreel needs ${missing.join(' and ')}, which this machine does not have on its PATH.`,
    ...missing.map((name) => `  - ${systemTools[name].why}.`),
    'Install it and run the command again:',
    `  Debian, Ubuntu:  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages}`,
    ...missing.map((name) => `  elsewhere:       ${systemTools[name].otherwise}`),
  ].join('\n');
}
