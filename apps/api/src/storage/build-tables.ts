import type { Build } from '@spinreel/api-contract/builds';

/**
 * A build: the work that makes the file of an ad for one network. Its file is the artifact with the same id. The row outlives
 * the process that runs the build.
 */
export interface BuildRow {
  id: string;
  ad_id: string;
  session_id: string;
  network: string;
  /** The `BuildContentRow` it is made from. */
  content: string;
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
