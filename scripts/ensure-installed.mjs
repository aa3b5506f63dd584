import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectEnvironment, projectNode, projectRoot } from './project-environment.mjs';
import { runProgram } from './run-program.mjs';

const stampPath = join(projectRoot, 'node_modules', '.spinreel-installed');

/**
 * Installs the packages when they are missing or no longer match the lock file; otherwise returns at once.
 *
 * @returns {Promise<void>} rejects with a message for people when the installation fails
 */
export async function ensureInstalled() {
  const wanted = installFingerprint();
  if (existsSync(projectNode) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) return;

  console.log('Installing packages (only after a fresh clone or a change of dependencies) ...');
  const code = await runProgram(
    'npx',
    [
      '--yes',
      `--package=node@${catalogVersion('node')}`,
      `--package=pnpm@${catalogVersion('pnpm')}`,
      `--call=pnpm install --frozen-lockfile${isBroken() ? ' --force' : ''}`,
    ],
    { env: installEnvironment() },
  );
  if (code !== 0) {
    throw new Error(
      `The packages could not be installed (pnpm ended with ${code}). The lines above say why; ` +
        'most often the npm registry cannot be reached, or pnpm-lock.yaml does not match a package.json.',
    );
  }
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, wanted);
}

/** An installation that was interrupted counts as complete for pnpm, though Node itself is not there. */
function isBroken() {
  return existsSync(join(projectRoot, 'node_modules')) && !existsSync(projectNode);
}

/** Removes the project's tools from PATH, because an incomplete installation must not shadow the tools of npx. */
function installEnvironment() {
  const env = projectEnvironment();
  const bin = dirname(projectNode);
  const path = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== bin);
  return { ...env, PATH: path.join(delimiter) };
}

/** Changes whenever another installation could give other packages. */
function installFingerprint() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...workspaceManifests()];
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(projectRoot, file)));
  return hash.digest('hex');
}

function workspaceManifests() {
  return ['apps', 'packages']
    .flatMap((group) =>
      readdirSync(join(projectRoot, group))
        .toSorted()
        .map((folder) => join(group, folder)),
    )
    .concat('e2e')
    .map((folder) => join(folder, 'package.json'))
    .filter((manifest) => existsSync(join(projectRoot, manifest)));
}

/**
 * The one place that names versions is the catalog; nothing that could parse YAML is installed yet.
 *
 * @param {string} name
 */
function catalogVersion(name) {
  const workspace = readFileSync(join(projectRoot, 'pnpm-workspace.yaml'), 'utf8');
  const version = workspace.match(new RegExp(`^ {2}'?${name}'?: (\\S+)$`, 'm'))?.[1];
  if (!version) throw new Error(`pnpm-workspace.yaml names no version of ${name} in its catalog.`);
  return version;
}
