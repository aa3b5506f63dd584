import { findExportProblem } from '@spinreel/config-schema/rules/export-validation';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { listMediaBudgets } from './media-budgets.ts';
import { requestAdMedia } from './request-ad-media.ts';
import type { ExportContext } from '../export-context.ts';
import { type PreparedAd, prepareAd } from '../prepare-ad.ts';

/** How long an ad must be unchanged after a save before its final media are encoded, in milliseconds. */
const settleMs = 3000;

/** Encodes the final media of an ad ahead of time, so that its export usually finds them finished. */
export interface BackgroundEncodes {
  /** Call after a save. Encodes the ad's media once it has been unchanged for a while, if the ad can be exported. */
  afterSave(options: { config: AdConfig; adId: string; sessionId: string }): void;
  /** Call when the ad is being viewed. Encodes its media without that delay. */
  start(adId: string, prepared: PreparedAd): void;
  /** Stops all background encodes. */
  close(): void;
}

/** Encodes nothing ahead of time. */
export const noBackgroundEncodes: BackgroundEncodes = {
  afterSave: () => undefined,
  start: () => undefined,
  close: () => undefined,
};

/**
 * Creates the background encodes. `onProblem` receives errors. An export of the same ad reports them to the marketer.
 */
export function createBackgroundEncodes(
  context: ExportContext,
  onProblem: (error: unknown) => void,
): BackgroundEncodes {
  const running = new Map<string, { fingerprint: string; controller: AbortController }>();
  const settling = new Map<string, NodeJS.Timeout>();

  function start(adId: string, prepared: PreparedAd): void {
    const budgets = listMediaBudgets(prepared.config);
    const fingerprint = `${prepared.mediaFingerprint} ${budgets.join(' ')}`;
    const known = running.get(adId);
    if (known?.fingerprint === fingerprint) return;
    // Work on an older state of the ad has become useless, unless an export waits for it as well.
    known?.controller.abort(new Error('The ad has changed'));
    const controller = new AbortController();
    const run = { fingerprint, controller };
    running.set(adId, run);
    const { signal } = controller;
    const encodes = budgets.map((budgetBytes) =>
      requestAdMedia(context, { prepared, quality: 'final', budgetBytes, priority: 'later', signal }),
    );
    Promise.all(encodes)
      .catch((error: unknown) => {
        if (!signal.aborted) onProblem(error);
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
      if (findExportProblem(config) !== null) return;
      prepareAd(context, options)
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
