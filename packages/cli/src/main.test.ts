import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { expect, it, onTestFinished } from 'vitest';

const program = join(import.meta.dirname, 'main.ts');

// Requirement: cli.output, cli.working-directory
it('prints a whole report to standard output, and nothing else there', async () => {
  const { run, folder } = await setup();
  await writeFile(join(folder, 'ad.html'), '<!doctype html><script>XMLHttpRequest</script>');
  const checked = await run(['check', 'ad.html', '--network', 'moloco,unity'], { INIT_CWD: '/nowhere' });
  expect(checked.code).toBe(1);
  expect(checked.stdout).toMatch(/error .*\n +no-xml-http-request[^]*ready, \d errors/);
  expect(checked.stdout).not.toContain('Checking');
  expect(checked.stderr).toBe('Checking ad.html\n');
  const quiet = await run(['check', 'ad.html', '--network', 'moloco,unity', '--quiet']);
  expect([quiet.stderr, quiet.stdout]).toEqual(['', checked.stdout]);
});

// Requirement: cli.interrupt
it('stops a build on Ctrl-C without leaving files behind', { timeout: 120_000 }, async () => {
  const { run, folder } = await setup();
  const media = join(folder, 'media');
  await cp(dirname(fixtureMedia.cover.path), media, { recursive: true });
  const argv = ['build', join(media, 'ad.json'), '--network', 'meta', '--no-cache'];
  const stopped = await run(argv, {}, 'Encoding');
  expect([stopped.code, stopped.stdout]).toEqual([130, '']);
  expect(stopped.stderr).toMatch(/Stopped\.\n$/);
  expect(await readdir(folder)).toEqual(['media']);
});

/** Runs the program in a temporary folder. `interruptAt` is text on standard error at which Ctrl-C is pressed. */
async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const run = (argv: readonly string[], environment: NodeJS.ProcessEnv = {}, interruptAt?: string) => {
    const child = spawn(process.execPath, [program, ...argv], {
      cwd: folder,
      env: { ...process.env, ...environment },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      const isDue = interruptAt !== undefined && !stderr.includes(interruptAt);
      stderr += chunk.toString();
      if (isDue && stderr.includes(interruptAt)) child.kill('SIGINT');
    });
    return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, stdout, stderr }));
    });
  };
  return { run, folder };
}
