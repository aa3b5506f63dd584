import type { CDPSession } from 'playwright';

/** Measures the main thread's own time, which other programs do not lengthen, in milliseconds. */
export async function countWorkMs(devTools: CDPSession, work: () => Promise<void>): Promise<number> {
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readMs = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  const before = await readMs();
  await work();
  const workedMs = (await readMs()) - before;
  await devTools.send('Performance.disable');
  return workedMs;
}
