import type { ArchiveRow, BuildContentRow, BuildRow } from './build-tables.ts';
import type { Kysely } from 'kysely';

/**
 * The rows of the database. Times are ISO 8601 in UTC, which sort as text; JSON is text; so the same tables work on every
 * engine.
 */
export interface Tables {
  session: SessionRow;
  access_token: AccessTokenRow;
  asset: AssetRow;
  ad: AdRow;
  ad_revision: AdRevisionRow;
  ad_asset: AdAssetRow;
  video_crop: VideoCropRow;
  preview: PreviewRow;
  shared_preview: SharedPreviewRow;
  archive: ArchiveRow;
  artifact: ArtifactRow;
  build: BuildRow;
  build_content: BuildContentRow;
  file_check: FileCheckRow;
  check_verdict: CheckVerdictRow;
  check_screenshot: CheckScreenshotRow;
  contact_message: ContactMessageRow;
  brand_preset: BrandPresetRow;
  secret: SecretRow;
  lease: LeaseRow;
  job_progress: JobProgressRow;
}

/** An unlocked browser session. Its id is stored only as a hash. */
export interface SessionRow {
  id_hash: string;
  created_at: string;
  expires_at: string;
}

/** An access token for scripts. The token is stored only as a hash. */
export interface AccessTokenRow {
  id: string;
  /** The name that the token's creator chose. */
  name: string;
  token_hash: string;
  created_at: string;
  /** Null if the token has never been used; otherwise at most a minute out of date. */
  last_used_at: string | null;
}

/** An upload: the untouched original, and the bytes that browsers are shown. */
export interface AssetRow {
  id: string;
  session_id: string;
  media_kind: string;
  original_name: string;
  original_sha256: string;
  size_bytes: number;
  served_sha256: string;
  served_mime_type: string;
  /** JSON of `AssetFacts`. */
  facts: string;
  created_at: string;
}

/** The newest version of an ad. */
export interface AdRow {
  id: string;
  session_id: string;
  version: number;
  /** JSON of `AdConfig`. */
  doc: string;
  created_at: string;
  updated_at: string;
  /** When the ad was deleted; null if it is not deleted. */
  deleted_at: string | null;
}

/** A version that a later save replaced, or that was named. */
export interface AdRevisionRow {
  ad_id: string;
  version: number;
  doc: string;
  saved_at: string;
  /** The name that the marketer chose; null if there is none. */
  name: string | null;
}

/** An asset that an ad uses, or used in an earlier version. */
export interface AdAssetRow {
  ad_id: string;
  asset_id: string;
}

/** A crop of an uploaded video that has been made. It can be made again. */
export interface VideoCropRow {
  asset_id: string;
  /** From `nameCrop`. */
  name: string;
  served_sha256: string;
  /** When it was last requested. */
  requested_at: string;
}

/** A page that the wizard's frame can load for a short while. */
export interface PreviewRow {
  token: string;
  ad_id: string;
  sha256: string;
  expires_at: string;
}

/** The latest page of an ad that a session has shared. Anyone with the token may view it, so phones need no session. */
export interface SharedPreviewRow {
  ad_id: string;
  session_id: string;
  token: string;
  sha256: string;
  expires_at: string;
}

/**
 * A finished file. The row outlives the file's bytes for a while, so that an expired download can be reported as
 * expired.
 */
export interface ArtifactRow {
  id: string;
  ad_id: string;
  network: string;
  sha256: string;
  mime_type: string;
  file_name: string;
  size_bytes: number;
  generated_at: string;
  expires_at: string;
  /** The session that made the file; empty if the file was made before sessions were stored. */
  session_id: string;
  /** The saved version of the ad from which the file was made; null if that state was not saved. */
  ad_version: number | null;
  /** JSON of `ArchivedFile['verdict']`; null if the file was made before verdicts were stored. */
  verdict: string | null;
  /** JSON of `StoredReport`; null if the file was made before reports were stored. */
  report: string | null;
  /** JSON of `FilePart[]`; null if the file is stored as one blob. */
  parts: string | null;
  /** JSON of `ArtifactDetails`; null if the file was made before details were stored. */
  details: string | null;
}

/** A file that was uploaded to be checked. The row outlives the file and expires with its report. */
export interface FileCheckRow {
  id: string;
  session_id: string;
  file_name: string;
  sha256: string;
  size_bytes: number;
  /** JSON of the file's `AssetSize` list. */
  assets: string;
  created_at: string;
  /** Until when the file's bytes are needed. */
  file_expires_at: string;
  /** Until when the report can be read. */
  expires_at: string;
  /** The token of the shared report; null until it is shared. */
  share_token: string | null;
  /** JSON of `StoredPublishing`; null until the file has been checked for publishing. */
  publishing: string | null;
}

/** One network's verdict on a checked file. */
export interface CheckVerdictRow {
  check_id: string;
  network: string;
  /** JSON of the `Verdict` on the file's bytes. */
  on_bytes: string;
  /** Whether the file has a page that can be played: 1 or 0, because not every engine has booleans. */
  is_playable: number;
  /** JSON of the `Verdict` on its behavior; null until it has been played. */
  on_behaviour: string | null;
}

/** An image of a checked file while it was played. `place` is its place in the series, from 0. */
export interface CheckScreenshotRow {
  check_id: string;
  network: string;
  place: number;
  stage: string;
  orientation: string;
  width_px: number;
  height_px: number;
  sha256: string;
}

/** The required texts of a brand. Belongs to no session, because everyone with access shares it. */
export interface BrandPresetRow {
  id: string;
  brand: string;
  name: string;
  /** JSON of `Compliance`. */
  compliance: string;
  /** The asset of its font. Ads of all sessions may use it. */
  font_asset_id: string | null;
  updated_at: string;
}

/** A message of the contact page. */
export interface ContactMessageRow {
  id: string;
  name: string;
  email: string;
  message: string;
  received_at: string;
  /** The number of attempts to mail the message so far. */
  attempts: number;
  /** The earliest time of the next attempt. Prevents retries right after a failure and concurrent attempts. */
  next_attempt_at: string;
  /** Null until the message has been mailed. */
  mailed_at: string | null;
}

/** A secret that all processes share. */
export interface SecretRow {
  name: string;
  value: string;
}

/** A time-limited lease on something that a process offers or waits for. A process that has died does not renew it. */
export interface LeaseRow {
  name: string;
  holder: string;
  /** The number of places offered, such as how many jobs a worker runs at a time. */
  places: number;
  /** In milliseconds of the database's clock. */
  expires_at_ms: number;
}

/** The progress of a job that runs in another process. */
export interface JobProgressRow {
  job_id: string;
  /** 0 to 1. */
  share: number;
}

/** The database of any engine. Queries use kysely and only SQL that every supported engine understands. */
export type Database = Kysely<Tables>;
