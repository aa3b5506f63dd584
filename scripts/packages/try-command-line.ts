import { useProject, type PackedPackage } from './create-project.ts';

const program = 'node_modules/.bin/spinreel';

/** Runs the installed command line: the program that `npx spinreel` runs. */
export function tryCommandLine(packages: readonly PackedPackage[]): void {
  useProject(packages, [], ({ expectOutput }) => {
    expectOutput([program, '--version'], ['.']);
    expectOutput([program, 'networks'], ['acme', 'meta']);
    expectOutput(['node', 'export-sample.js'], ['accepted: ']);
    expectOutput([program, 'check', '*.zip', '--network', 'meta'], ['meta']);
  });
}
