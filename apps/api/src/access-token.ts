// Creates, lists and revokes the access tokens of scripts, with the settings of the server, which may be running:
// `pnpm -s access-token create NAME`, `pnpm -s access-token list`, `pnpm -s access-token revoke ID`.
import { type AccessTokens, createAccessTokens } from './access/access-tokens.ts';
import { readSettings } from './settings/settings.ts';
import { openStores } from './storage/open-stores.ts';

const usage = `Usage: access-token create NAME | list | revoke ID`;

try {
  const [command = '', ...nameParts] = process.argv.slice(2);
  const { database } = await openStores(readSettings(process.env));
  try {
    await run(createAccessTokens(database, Date.now), { command, argument: nameParts.join(' ') });
  } finally {
    await database.destroy();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(
  tokens: AccessTokens,
  { command, argument }: { command: string; argument: string },
): Promise<void> {
  if (command === 'create' && argument !== '') {
    const { id, token } = await tokens.create(argument);
    // Only the token goes to standard output, so that a script can store it.
    process.stderr.write(`Created the access token ${id}. It is shown only now:\n`);
    process.stdout.write(`${token}\n`);
  } else if (command === 'list' && argument === '') {
    for (const { id, name, createdAt, lastUsedAt } of await tokens.list())
      process.stdout.write(`${id}\tcreated ${createdAt}\tlast used ${lastUsedAt ?? 'never'}\t${name}\n`);
  } else if (command === 'revoke' && argument !== '') {
    if (!(await tokens.revoke(argument))) throw new Error(`There is no access token ${argument}.`);
    process.stdout.write(`Revoked the access token ${argument}.\n`);
  } else {
    throw new Error(usage);
  }
}
