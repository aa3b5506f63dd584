import type { WorkProgress } from '../progress/work-progress.ts';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import type { Artifact } from '@spinreel/exporters/artifact';
import type { VideoFacts } from '@spinreel/media/video/probe-video';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import type { Verdict } from '@spinreel/preflight/verdict';
import type { AdContext } from '../ads/ad-context.ts';
import type { StoredPublishing } from '../check-process/stored-publishing.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { QuickWork } from '../jobs/quick-work.ts';
import type { RecentResults } from '../jobs/recent-results.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { Database, ArtifactRow } from '../storage/tables.ts';
import type { FilePart } from '../storage/files/stored-file.ts';
import type { Transact } from '../storage/sqlite/group-transactions.ts';

/** A finished file, stored as parts, with the preflight verdict on exactly these bytes. */
export interface FinishedFile extends Pick<Artifact, 'extension' | 'mimeType' | 'sha256'> {
  readonly sizeBytes: number;
  readonly parts: readonly FilePart[];
  readonly bytesByAsset: Readonly<Record<string, number>>;
  readonly verdict: Verdict;
  /** What the rows of the file contain as JSON. Serialized once, because the same file is often exported again. */
  readonly serialized: Pick<ArtifactRow, 'parts'> & {
    /** A `StoredReport` without a check of publishing. */
    readonly report: string;
  };
}

/** What is stored about a finished file for reports. */
export interface StoredReport extends Pick<FinishedFile, 'bytesByAsset'> {
  readonly verdict: Verdict;
  /** The newest check of publishing exactly this file; missing or null if there is none. */
  readonly publishing?: StoredPublishing | null;
}

/** The work that a request about an ad asks for. */
export interface AdWork {
  /** The ad as the client sent it. `validateOnce` checks it. */
  readonly config: unknown;
  readonly adId: string;
  readonly sessionId: string;
  readonly progress: WorkProgress;
  /** Ends the work, for example because the client has left. */
  readonly signal: AbortSignal;
}

/** The dependencies of previews and finished files. `now` is the clock in milliseconds. */
export interface ExportContext extends AdContext {
  readonly database: Database;
  /** Files finished at the same time, and ads saved at that time, share one disk sync. */
  readonly transact: Transact;
  readonly blobs: BlobStore;
  readonly recipes: RecipeStore;
  readonly jobs: Jobs;
  readonly quickWork: QuickWork;
  /** The valid configs of recent requests, by their JSON. */
  readonly validConfigs: RecentResults<AdConfig>;
  /** Recent finished files by network and fingerprint, so that equal files are composed and checked once. */
  readonly finished: RecentResults<FinishedFile>;
  /** The media of the files made last, by budget and fingerprint. */
  readonly recentMedia: RecentResults<AdMedia>;
  /** The probed facts of uploaded videos, by SHA-256. */
  readonly videoFacts: RecentResults<VideoFacts>;
  readonly now: () => number;
  readonly newId: () => string;
  /** How long finished files can be downloaded. */
  readonly exportTtlMs: number;
}
