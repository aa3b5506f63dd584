import { exportProblem } from '@spinreel/config-schema/export-validation';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { adMediaOf } from './ad-media-of.ts';
import type { ExportContext } from './export-context.ts';
import { type PreparedAd, preparedAd } from './prepared-ad.ts';

/** How long an ad must rest after a save before its final media are worth making. */
const settleMs = 3000;

/** Makes the final media of an ad before anybody asks for them, so that its export usually finds them done. */
export interface BackgroundEncodes {
  /** The ad was saved: once it rests and could be exported, its media are made. */
  afterSave(options: { config: AdConfig; adId: string; sessionId: string }): void;
  /** The ad is being looked at: its media are made next. */
  start(adId: string, prepared: PreparedAd): void;
  /** Ends all of it. */
  close(): void;
}

/** `onProblem` is told what went wrong; an export of the same ad will tell the marketer. */
export function createBackgroundEncodes(
  context: ExportContext,
  onProblem: (error: unknown) => void,
): BackgroundEncodes {
  const running = new Map<string, { fingerprint: string; controller: AbortController }>();
  const settling = new Map<string, NodeJS.Timeout>();

  function start(adId: string, prepared: PreparedAd): void {
    const fingerprint = prepared.mediaFingerprint;
    const known = running.get(adId);
    if (known?.fingerprint === fingerprint) return;
    // Work on an older state of the ad has become useless, unless an export waits for it as well.
    known?.controller.abort(new Error('The ad has changed'));
    const controller = new AbortController();
    const run = { fingerprint, controller };
    running.set(adId, run);
    adMediaOf(context, { prepared, quality: 'final', priority: 'later', signal: controller.signal })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) onProblem(error);
      })
      .finally(() => {
        if (running.get(adId) === run) running.delete(adId);
      });
  }

  function afterSave(options: { config: AdConfig; adId: string; sessionId: string }): void {
    const { adId, config } = options;
    clearTimeout(settling.get(adId));
    settling.delete(adId);
    const timer = setTimeout(() => {
      settling.delete(adId);
      if (exportProblem(config) !== null) return;
      preparedAd(context, options)
        .then((prepared) => start(adId, prepared))
        .catch(onProblem);
    }, settleMs);
    timer.unref();
    settling.set(adId, timer);
  }

  function close(): void {
    for (const timer of settling.values()) clearTimeout(timer);
    for (const { controller } of running.values()) controller.abort(new Error('The server is closing'));
  }

  return { start, afterSave, close };
}
