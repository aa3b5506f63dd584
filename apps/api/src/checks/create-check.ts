import type { FileCheck } from '@spinreel/api-contract/checks';
import { timings } from '@spinreel/config-schema/limits/timings';
import type { Network } from '@spinreel/exporters/network';
import { reportJob, type WorkProgress } from '../progress/work-progress.ts';
import type { ReceivedFile } from '../uploads/ingest/received-file.ts';
import { checkBytesJob } from './check-jobs.ts';
import { type CheckContext, loadCheck, toFileCheck } from './load-check.ts';

/**
 * Checks a stored file against the rules of networks, without playing it, and stores the verdicts until they expire.
 * Throws `timed-out` or `busy`.
 */
export async function createCheck(
  context: CheckContext,
  options: {
    file: Pick<ReceivedFile, 'name' | 'sizeBytes' | 'sha256'>;
    networks: readonly Network[];
    sessionId: string;
    progress: WorkProgress;
    signal: AbortSignal;
  },
): Promise<FileCheck> {
  const { database, jobs, now, newId } = context;
  const { file, networks, sessionId, progress, signal } = options;
  const { name: fileName, sha256 } = file;
  const { verdicts, playableIds, assets } = await jobs.run({
    job: checkBytesJob,
    data: { sha256, fileName, networkIds: networks.map(({ id }) => id) },
    priority: 'now',
    owner: sessionId,
    signal,
    onProgress: reportJob(progress, 'checking'),
  });
  const nowMs = now();
  const id = newId();
  const toIso = (atMs: number): string => new Date(atMs).toISOString();
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('file_check')
      .values({
        id,
        session_id: sessionId,
        file_name: fileName,
        sha256,
        size_bytes: file.sizeBytes,
        assets: JSON.stringify(assets),
        created_at: toIso(nowMs),
        file_expires_at: toIso(nowMs + timings.checkedFileTtlMs),
        expires_at: toIso(nowMs + timings.checkReportTtlMs),
        share_token: null,
        publishing: null,
      })
      .execute();
    await transaction
      .insertInto('check_verdict')
      .values(
        verdicts.map((verdict) => ({
          check_id: id,
          network: verdict.network,
          on_bytes: JSON.stringify(verdict),
          is_playable: playableIds.includes(verdict.network) ? 1 : 0,
          on_behaviour: null,
        })),
      )
      .execute();
  });
  return toFileCheck(await loadCheck(context, { id, sessionId }));
}
