import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestCli } from '../../test/create-test-cli.ts';

const page = '<!doctype html><meta charset="utf-8"><title>Slots</title>';

// Requirement: cli.own-networks
it('checks a file for the network and by the rule of the documented configuration', async () => {
  const { run, folder } = await setup(await readExample());
  await writeFile(join(folder, 'ad.html'), page);
  const { code, lines } = await run('check', 'ad.html', '--network', 'acme');
  expect([code, lines.join('\n')]).toEqual([1, expect.stringMatching(/acme[^]*studio-name/)]);
  const list = await run('networks');
  expect(list.lines.join('\n')).toMatch(/^acme +Acme Ads +html +\S/m);
});

// Requirement: cli.own-networks
it.each([
  ['export default { network: [] };', /no setting "network"\. The settings are: networks, rules/],
  ['export const networks = [];', /must export an object as its default/],
  ['export default { networks: [{ id: "meta", limits: {}, container: {} }] };', /built-in network/],
  ['export default { networks: [{}] };', /defineNetwork/],
  ['export default { rules: [{ id: "no-eval", violation() {} }] };', /built-in rule/],
  ['export default { rules: 1 };', /"rules" must be a list/],
  ['export default {', /^error: spinreel\.config\.js could not be loaded: /],
])('exits with 2 for the configuration %j', async (text, reason) => {
  const { run } = await setup(text);
  const { code, errors } = await run('networks');
  expect([code, errors]).toEqual([2, [expect.stringMatching(reason)]]);
});

it('says that the file of --config could not be loaded', async () => {
  const { run } = await setup('export default {};');
  const { code, errors } = await run('networks', '--config', 'missing.js');
  expect([code, errors]).toEqual([2, [expect.stringContaining('missing.js could not be loaded')]]);
});

async function readExample(): Promise<string> {
  const path = join(import.meta.dirname, '../../../../docs/library.md');
  const example = /^```js\n\/\/ spinreel\.config\.js\n(.*?)^```/ms.exec(await readFile(path, 'utf8'));
  return example?.[1] ?? '';
}

/** Creates a folder with this configuration, in which our packages are installed. */
async function setup(config: string) {
  const cli = await createTestCli();
  await symlink(join(import.meta.dirname, '../../node_modules'), join(cli.folder, 'node_modules'));
  await writeFile(join(cli.folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(cli.folder, 'spinreel.config.js'), config);
  return cli;
}
