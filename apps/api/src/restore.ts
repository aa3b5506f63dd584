// Restores the newest complete backup of the database: `node apps/api/src/restore.ts`. To restore another one, pass its
// file name in `DATA_DIR/backups`.
import { restoreBackup } from './backup/restore-backup.ts';
import { readSettings } from './settings/settings.ts';

try {
  const { dataDir } = readSettings(process.env);
  const { backup, movedTo } = await restoreBackup({ dataDir, now: Date.now, name: process.argv[2] });
  process.stdout.write(`Restored the backup of ${new Date(backup.takenAtMs).toISOString()}.\n`);
  for (const path of movedTo) process.stdout.write(`What was there is now ${path}\n`);
  if (movedTo.length > 0)
    process.stdout.write(
      'While it is there, no uploads are cleared away. Remove it when you need it no more.\n',
    );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
