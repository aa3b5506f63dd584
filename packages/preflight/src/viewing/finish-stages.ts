import { shortened } from './shortened.ts';

/**
 * Runs `work`, which calls `nextStage` between its stages, and stops waiting when one stage takes longer than `stageMs`.
 * The whole time is not limited: a busy machine is slow in every stage, whereas an ad that is stuck finishes none. Also stops
 * when `ended` resolves. Resolves to null, or to a message about what went wrong. Never rejects.
 */
export async function finishStages(
  stageMs: number,
  work: (nextStage: () => void) => Promise<void>,
  ended?: Promise<void>,
): Promise<string | null> {
  const stuck = Promise.withResolvers<string>();
  const startTimer = () => setTimeout(() => stuck.resolve('The ad does not come to an end.'), stageMs);
  let timer = startTimer();
  const nextStage = () => {
    clearTimeout(timer);
    timer = startTimer();
  };
  const outcome = work(nextStage).then(
    () => null,
    (error: unknown) => `The ad could not be watched to its end: ${readReason(error)}.`,
  );
  try {
    const endings = ended === undefined ? [] : [ended.then(() => 'The ad was ended.')];
    return await Promise.race([outcome, stuck.promise, ...endings]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the first line of an error's message. After it, a browser that has ended adds its log. */
function readReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return shortened(message.split('\n', 1)[0]);
}
