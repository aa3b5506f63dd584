import type { CtaCall } from '../hosts/log/host-log.ts';
import type { HostedAd } from '../play-in-host.ts';
import type { SeenScreen } from '../typography/seen-texts.ts';
import type { Screenshot } from './screenshot.ts';
import type { Viewer } from './viewer.ts';
import type { TimedCall, Viewing } from './viewing.ts';

/** What the stages of a viewing share. */
export interface Tour {
  readonly ad: HostedAd;
  readonly viewer: Viewer;
  /** The parts seen so far. Each stage adds its own. */
  readonly draft: { -readonly [Part in keyof Viewing]: Viewing[Part] };
  /** The CTA calls noted so far. */
  readonly calls: readonly TimedCall[];
  /** Notes the CTA calls since the last time, and resolves to them. */
  noteCalls(during: TimedCall['during']): Promise<readonly CtaCall[]>;
  /** Records the texts of this screen. */
  noteTexts(screen: SeenScreen): Promise<void>;
  /** Keeps a PNG of the screen, taken now unless it is passed. Does nothing if no screenshots are wanted. */
  keepScreenshot(
    stage: Screenshot['stage'],
    orientation: Screenshot['orientation'],
    png?: Uint8Array,
  ): Promise<void>;
  /** Reports progress: the time limit of one stage starts again. */
  nextStage(): void;
}
