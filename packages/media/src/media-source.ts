import type { MediaKind } from '@spinreel/config-schema/options/formats';

/** A file on disk. The path is the server's own; kind and digest were derived from its bytes. */
export interface MediaSource {
  /** Absolute path. */
  readonly path: string;
  readonly kind: MediaKind;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}
