import type { Build } from '@spinreel/api-contract/builds';

/**
 * A build: the work that makes the file of one variant of an ad, in one language, for one network. Its file is the artifact with the same id. The row outlives
 * the process that runs the build.
 */
export interface BuildRow {
  id: string;
  ad_id: string;
  session_id: string;
  network: string;
  /** Null for the base. */
  variant_id: string | null;
  /** The name of the variant when the build was requested; null for the base. */
  variant_name: string | null;
  language: string;
  /** What stands for the variant in the names of its files; null for the base in the language of the ad. */
  variant_slug: string | null;
  /** The `BuildContentRow` it is made from. */
  content: string;
  /** The saved version of the ad that has this content; null if that state was not saved when the build was requested. */
  ad_version: number | null;
  state: Build['state'];
  /** The process that runs the build; null unless it runs. */
  runner: string | null;
  /** How often the build was started. */
  attempts: number;
  /** JSON of `Progress`; null until there is any. */
  progress: string | null;
  /** JSON of `ApiError`; null unless the build has failed. */
  error: string | null;
  requested_at: string;
  /** When the row was added or last changed, so that readers find what is new. */
  changed_at: string;
  /** When the row is no longer needed. */
  expires_at: string;
}

/** The content of an ad as it was when a build was requested. Builds of the same content share it. */
export interface BuildContentRow {
  /** SHA-256 of the content, without what does not change a file. */
  sha256: string;
  /** JSON of `AdConfig`. */
  doc: string;
}

/** An archive of finished files that a client has put together. It is composed while it is downloaded. */
export interface ArchiveRow {
  id: string;
  ad_id: string;
  session_id: string;
  /** JSON of `CreateArchiveRequest`. */
  doc: string;
  expires_at: string;
}
