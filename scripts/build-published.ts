// Builds what others install of the package in whose folder it runs: `dist/modules`, one JavaScript file and its types
// for each module of `src`. Runs by itself before `pnpm pack`.
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
  exclude: ['../src/**/*.test.ts', '../src/**/write-*.ts'],
};

rmSync(outDir, { recursive: true, force: true });
mkdirSync('dist', { recursive: true });
writeFileSync(settingsPath, `${JSON.stringify(settings, null, 2)}\n`);
const { status } = spawnSync('tsc', ['-p', settingsPath], { stdio: 'inherit' });
rmSync(settingsPath);
process.exitCode = status ?? 1;
