import type { AssetSize } from '@spinreel/preflight/assets/asset-size';
import type { Verdict } from '@spinreel/preflight/verdict';
import type { Screenshot } from '@spinreel/preflight/viewing/screenshot';
import type { PublishingQuestion, StoredPublishing } from './stored-publishing.ts';

/** What a check process is asked to do. It does one thing and then ends. */
export type CheckOrder =
  /** Check a file's bytes against the rules of networks. */
  | {
      readonly kind: 'bytes';
      readonly path: string;
      readonly fileName: string;
      readonly networkIds: readonly string[];
    }
  /** Play a file in the host simulator of a network. */
  | {
      readonly kind: 'behaviour';
      readonly path: string;
      readonly fileName: string;
      readonly networkId: string;
    }
  /** Play a finished file for its media, then as a viewer, and judge whether it shows the required texts and is likely to work. */
  | {
      readonly kind: 'publishing';
      readonly path: string;
      readonly fileName: string;
      readonly question: PublishingQuestion;
      /** The time at which the question was composed, in milliseconds. */
      readonly nowMs: number;
    }
  /** Print an HTML report as a PDF. */
  | { readonly kind: 'print'; readonly path: string };

/** The results of `CheckOrder`, by its kind. */
export interface CheckResults {
  readonly bytes: {
    readonly verdicts: readonly Verdict[];
    /** The networks for which the file has a page that can be played. */
    readonly playableIds: readonly string[];
    readonly assets: readonly AssetSize[];
  };
  readonly behaviour: { readonly verdict: Verdict; readonly screenshots: readonly Screenshot[] };
  readonly publishing: { readonly report: StoredPublishing };
  readonly print: { readonly pdf: Uint8Array };
}

/** What a check process sends back. */
export type CheckReply =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly result: CheckResults[CheckOrder['kind']] }
  /** The server has no browser that starts. */
  | { readonly kind: 'no-browser'; readonly detail: string }
  /** The file takes more of the machine than a check may use. `reason` is a sentence. */
  | { readonly kind: 'exhausted'; readonly reason: string }
  | { readonly kind: 'failed'; readonly detail: string };
