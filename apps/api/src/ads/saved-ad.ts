import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdRow } from '../storage/tables.ts';

/** A saved ad as the database has it. */
export interface SavedAd {
  readonly id: string;
  /** The session that created it. */
  readonly sessionId: string;
  /** Counts saves, from 1. */
  readonly version: number;
  readonly config: AdConfig;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When the ad was deleted; null if it is not deleted. */
  readonly deletedAt: string | null;
}

/** The ad in a row. */
export function toSavedAd(row: AdRow): SavedAd {
  return {
    id: row.id,
    sessionId: row.session_id,
    version: row.version,
    config: JSON.parse(row.doc) as AdConfig,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}
