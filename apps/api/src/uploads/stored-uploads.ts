import { ApiProblem } from '../errors/api-problem.ts';
import { JobsBusy } from '../errors/jobs-busy.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { Database } from '../storage/tables.ts';
import type { ReceivedFile } from './ingest/received-file.ts';

/** Uploads that are stored as blobs but are not assets yet. */
export interface StoredUploads {
  /**
   * Stores a received file as a blob and runs `work`, which creates the asset. If `work` fails, the blob is removed, unless
   * it existed before or another upload of the same bytes needs it. If `work` throws `JobsBusy`, the blob stays for the job,
   * whose result the client may request again. Throws `busy` if `work` throws `asset-missing`.
   */
  whileStored<Result>(
    file: Pick<ReceivedFile, 'path' | 'sha256'>,
    work: () => Promise<Result>,
  ): Promise<Result>;
}

interface Hold {
  count: number;
  readonly wasThere: Promise<boolean>;
}

/** Creates the stored uploads. `isAlone`: whether this is the only server that uses the blob store. */
export function createStoredUploads(options: {
  blobs: BlobStore;
  database: Database;
  isAlone: boolean;
}): StoredUploads {
  const { blobs, database, isAlone } = options;
  const holds = new Map<string, Hold>();
  const removals = new Map<string, Promise<void>>();

  async function removeUnused(sha256: string): Promise<void> {
    const row = await database
      .selectFrom('asset')
      .select('id')
      .where('original_sha256', '=', sha256)
      .executeTakeFirst();
    if (row === undefined) await blobs.remove(sha256);
  }

  async function release(sha256: string, { hold, hasFailed }: { hold: Hold; hasFailed: boolean }) {
    hold.count -= 1;
    if (hold.count > 0) return;
    holds.delete(sha256);
    if (!hasFailed || (await hold.wasThere.catch(() => true)) || holds.has(sha256)) return;
    // If this fails, the sweeper removes the blob later.
    const removal = removeUnused(sha256)
      .catch(() => undefined)
      .finally(() => removals.delete(sha256));
    removals.set(sha256, removal);
    await removal;
  }

  return {
    async whileStored({ path, sha256 }, work) {
      while (removals.has(sha256)) await removals.get(sha256);
      const hold = holds.get(sha256) ?? {
        count: 0,
        wasThere: blobs.sizeBytes(sha256).then((sizeBytes) => sizeBytes !== null),
      };
      holds.set(sha256, hold);
      hold.count += 1;
      let hasFailed = false;
      try {
        await hold.wasThere;
        await blobs.storeFile(path, sha256);
        return await work();
      } catch (error) {
        // Another server may be ingesting the same bytes successfully, unless their content is invalid.
        hasFailed = !(error instanceof JobsBusy) && (isAlone || isAboutContent(error));
        // The job was shared with an earlier upload of the same bytes, which gave up and removed the blob.
        if (isAssetMissing(error)) throw new ApiProblem('busy', { retryAfterSeconds: 1, cause: error });
        throw error;
      } finally {
        await release(sha256, { hold, hasFailed });
      }
    },
  };
}

function isAboutContent(error: unknown): boolean {
  if (!(error instanceof ApiProblem) || error.code === 'timed-out' || isAssetMissing(error)) return false;
  return [415, 422].includes(error.status);
}

function isAssetMissing(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'asset-missing';
}
