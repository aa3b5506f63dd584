/**
 * A trait of a network's web view in addition to those of its family. Preflight's host simulators reproduce it.
 *
 * - `blocks-loading`: `fetch` and media elements accept only `data:` and `blob:` URLs, and scripts created by other
 *   scripts do not load.
 * - `media-needs-gesture`: media elements start only during a tap, even muted ones.
 * - `never-viewable`: an MRAID host that does not report when the ad becomes viewable.
 * - `provides-axon-analytics`: `ALPlayableAnalytics` is defined.
 * - `ready-at-start`: an MRAID host that is ready before the ad runs, and does not send the event `ready`.
 * - `replaces-macros`: the macros of `INMOBI_DSPMACROS` become URLs, which the ad may request.
 * - `reports-volume`: the host reports the device's volume, as MRAID 3 does, or that the device is muted.
 */
export type HostTrait =
  | 'blocks-loading'
  | 'media-needs-gesture'
  | 'never-viewable'
  | 'provides-axon-analytics'
  | 'ready-at-start'
  | 'replaces-macros'
  | 'reports-volume';

/** A control that the host draws over a corner of the ad. In CSS pixels. */
export interface HostControl {
  /** `reserved`: the network reserves the corner, but does not document what for. */
  readonly kind: 'close' | 'reserved';
  readonly corner: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
  readonly widthPx: number;
  readonly heightPx: number;
}
