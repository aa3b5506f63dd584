import { type SweeperContext, sweep } from './sweep.ts';

const intervalMs = 10 * 60 * 1000;

/** Sweeps at once and then every ten minutes, one sweep at a time. Returns what stops it, once the last sweep has ended. */
export function startSweeper(
  context: SweeperContext,
  onProblem: (error: unknown) => void,
): () => Promise<void> {
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, intervalMs);
  timer.unref();

  function run(): Promise<void> {
    return sweep(context).catch(onProblem);
  }

  return async () => {
    clearInterval(timer);
    await running;
  };
}
