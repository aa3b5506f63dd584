/**
 * The rows of the database. Times are ISO 8601 in UTC, which sort as text; JSON is text; so the same tables work on every
 * engine.
 */
export interface Tables {
  session: SessionRow;
  asset: AssetRow;
  ad: AdRow;
  ad_revision: AdRevisionRow;
  ad_asset: AdAssetRow;
  preview: PreviewRow;
  shared_preview: SharedPreviewRow;
  artifact: ArtifactRow;
  contact_message: ContactMessageRow;
  secret: SecretRow;
  lease: LeaseRow;
  job_progress: JobProgressRow;
}

/** An unlocked browser session; its own id is kept only as a hash. */
export interface SessionRow {
  id_hash: string;
  created_at: string;
  expires_at: string;
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
  /** Since when it is left out; null for an ad that is there. */
  deleted_at: string | null;
}

/** A version that a later save replaced, or that was named. */
export interface AdRevisionRow {
  ad_id: string;
  version: number;
  doc: string;
  saved_at: string;
  /** What the marketer called it. */
  name: string | null;
}

/** An asset that an ad uses, or used in an earlier version. */
export interface AdAssetRow {
  ad_id: string;
  asset_id: string;
}

/** A page that the wizard's frame can load for a short while. */
export interface PreviewRow {
  token: string;
  ad_id: string;
  sha256: string;
  expires_at: string;
}

/** The newest page of an ad for phones, which need no session: whoever knows the token may see it. */
export interface SharedPreviewRow {
  ad_id: string;
  token: string;
  sha256: string;
  expires_at: string;
}

/** A finished file. Its bytes are gone once it has expired; the row stays a while to say so. */
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
}

/** A message of the contact page. */
export interface ContactMessageRow {
  id: string;
  name: string;
  email: string;
  message: string;
  received_at: string;
  /** How often mailing it was begun. */
  attempts: number;
  /** Before this nobody tries to mail it: it has just failed, or somebody is at it. */
  next_attempt_at: string;
  /** Null until it was mailed. */
  mailed_at: string | null;
}

/** What processes must agree on and nobody else may know. */
export interface SecretRow {
  name: string;
  value: string;
}

/** Who counts on something, or offers it, until when; whoever is gone does not renew it. */
export interface LeaseRow {
  name: string;
  holder: string;
  /** How many of it: a worker's jobs at a time. */
  places: number;
  /** Milliseconds by the database's own clock. */
  expires_at_ms: number;
}

/** How far a job is that runs in another process. */
export interface JobProgressRow {
  job_id: string;
  /** 0 to 1. */
  share: number;
}
