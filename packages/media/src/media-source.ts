import type { MediaKind } from '@spinreel/config-schema/formats';

/** A file on disk that the caller vouches for: the path is the server's own, kind and digest were taken from its bytes. */
export interface MediaSource {
  /** Absolute. */
  readonly path: string;
  readonly kind: MediaKind;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}
