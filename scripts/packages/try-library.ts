import { useProject, type PackedPackage } from './create-project.ts';

const fakeTimers = { name: '@sinonjs/fake-timers', from: 'packages/ad-runtime' };
const nodeTypes = { name: '@types/node', from: '.' };
const playwright = { name: 'playwright-core', from: 'packages/preflight' };

/** Runs the examples of docs/library.md in a project without a browser's driver, then compiles those in TypeScript. */
export function tryLibrary(packages: readonly PackedPackage[]): void {
  useProject(packages, [fakeTimers], ({ expectOutput }) => {
    expectOutput(['node', 'export-sample.js'], ['accepted: ', 'the verdict is about these bytes']);
    expectOutput(['node', 'pass-time.js'], ['3000 ms have passed']);
    expectOutput(['node', 'measure-clip.js'], ['1280 x 720']);
    expectOutput(['node', 'name-variants.js'], ['lucky-reels_dragons_de_meta: Drehen!', '2 changes']);
    expectOutput(['node', 'check-own.js'], ['acme: refused', 'studio-name']);
    expectOutput(['node', '--eval', play], ['npm install playwright-core']);
  });
  useProject(packages, [fakeTimers, nodeTypes, playwright], ({ expectOutput }) => {
    for (const [module, moduleResolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ] as const) {
      const how = ['--module', module, '--moduleResolution', moduleResolution];
      const what = ['--target', 'es2024', '--strict', '--skipLibCheck', 'false', '--types', 'node'];
      expectOutput(['tsc', '--noEmit', ...how, ...what, 'watch-ad.ts', 'prove-ad.ts', 'check-market.ts'], []);
    }
  });
}

/** Playing needs a package that is not installed, and says so. */
const play = `
const { launchChromium } = await import('@spinreel/preflight/browser/launch-chromium');
await launchChromium().catch((error) => console.log(error.message));`;
