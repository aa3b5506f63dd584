import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { toDocument, type AdDocument } from '@spinreel/config-schema/ad/document/ad-document';

/** Returns what decides a file: not the choice of networks, nor what a person has confirmed. */
export function toFileDocument(config: AdConfig): AdDocument {
  const {
    networks: _networks,
    compliance: { confirmed: _confirmed, ...compliance } = {},
    ...document
  } = toDocument(config);
  return { ...document, compliance };
}
