// Builds the published files of the package in the current folder: `dist/modules`, with one JavaScript file and its
// types for each module of `src`. `pnpm pack` runs it automatically.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

const outDir = 'dist/modules';
const settingsPath = 'dist/tsconfig.published.json';

const settings = {
  extends: '../tsconfig.json',
  compilerOptions: {
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    rootDir: '../src',
    outDir: 'modules',
  },
  include: ['../src'],
  exclude: ['../src/**/*.proof.ts', '../src/**/*.test.ts', '../src/in-page'],
};

rmSync(outDir, { recursive: true, force: true });
mkdirSync('dist', { recursive: true });
writeFileSync(settingsPath, `${JSON.stringify(settings, null, 2)}\n`);
const { status } = spawnSync('tsc', ['-p', settingsPath], { stdio: 'inherit' });
rmSync(settingsPath);
process.exitCode = status ?? 1;
