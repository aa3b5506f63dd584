import type { ExportContext, StoredReport } from '../exports/export-context.ts';
import type { StoredPublishing } from '../check-process/stored-publishing.ts';

/**
 * Adds a check to the stored reports about exports of the same bytes, in place of an older one. The check stays there if the
 * ad changes.
 */
export async function addToExports(
  { transact }: Pick<ExportContext, 'transact'>,
  file: { adId: string; sessionId: string; networkId: string; sha256: string },
  publishing: StoredPublishing,
): Promise<void> {
  await transact(async (database) => {
    const rows = await database
      .selectFrom('artifact')
      .select(['id', 'report'])
      .where('ad_id', '=', file.adId)
      .where('session_id', '=', file.sessionId)
      .where('network', '=', file.networkId)
      .where('sha256', '=', file.sha256)
      .execute();
    for (const { id, report } of rows) {
      if (report === null) continue;
      const updated: StoredReport = { ...(JSON.parse(report) as StoredReport), publishing };
      await database
        .updateTable('artifact')
        .set({ report: JSON.stringify(updated) })
        .where('id', '=', id)
        .execute();
    }
  });
}
