/** Resolves or rejects as `answer` does, or rejects after `limitMs`. A page may be busy forever, even for its driver. */
export async function awaitAnswer<Result>(limitMs: number, answer: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('it does not answer')), limitMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
