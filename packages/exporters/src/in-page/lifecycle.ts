import type { AdEvent } from '@spinreel/ad-runtime/ad-host';

/** What networks want to know about the course of an ad: it can be played, it was started, its outro is on screen. */
export type Stage = 'ready' | 'start' | 'end';

/** How long to wait before looking for the host's functions again, in milliseconds. */
const retryMs = 200;

/**
 * Creates an event listener that reports the stages of an ad: each once, and in order, even if the viewer taps before the
 * video has loaded. An ad whose video fails is ready too, because it continues with its outro. If the host provides its
 * functions later than that, the reports wait for them.
 */
export function createLifecycle(
  report: (stage: Stage) => void,
  isProvided: () => unknown,
): (event: AdEvent) => void {
  const reached: Partial<Record<Stage, true>> = {};
  const waiting: Stage[] = [];
  const reach = (stage: Stage) => {
    if (reached[stage]) return;
    reached[stage] = true;
    waiting.push(stage);
  };
  const reportWaiting = () => {
    if (isProvided()) waiting.splice(0).forEach(report);
    else setTimeout(reportWaiting, retryMs);
  };
  return ({ type }) => {
    if (type !== 'load' && type !== 'error' && type !== 'start' && type !== 'outro') return;
    reach('ready');
    if (type === 'start') reach('start');
    if (type === 'outro') reach('end');
    reportWaiting();
  };
}
