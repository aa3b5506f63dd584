import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { CatalogueState } from '../../catalogue/catalogue.ts';

/** A draft as stored on this device. */
export interface DraftCopy {
  adId: string;
  document: AdDocument;
  /** ISO 8601, if known. */
  createdAt?: string | null;
  updatedAt?: string | null;
  /** What was known about the files that the ad uses or has used. */
  assets?: CatalogueState;
  /** The server version that the draft is based on; null if the ad was never saved on the server. */
  version: number | null;
  /** The document that the server has at `version`, if known. */
  base?: AdDocument | null;
  /** The documents that were sent since the server last answered. The server may have saved any of them. */
  unansweredDocuments?: AdDocument[];
  /** When the ad was deleted on this device, in ISO 8601. A deleted ad can be restored. */
  deletedAt?: string;
}
