// Prints the messages of the contact page that were not mailed, oldest first, one JSON object per line:
// `node apps/api/src/read-messages.ts`, with the settings of the server, which may be running.
import { createContactMessages } from './contact/contact-messages.ts';
import { readSettings } from './settings/settings.ts';
import { openStores } from './storage/open-stores.ts';

try {
  const { database } = await openStores(readSettings(process.env));
  for (const { id: _id, ...message } of await createContactMessages(database, Date.now).listWaiting()) {
    process.stdout.write(`${printable(JSON.stringify(message))}\n`);
  }
  await database.destroy();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Control characters in messages from strangers must not control the terminal. */
function printable(json: string): string {
  return json.replaceAll(/[\u007f-\u009f]/g, (control) => `\\u00${control.charCodeAt(0).toString(16)}`);
}
