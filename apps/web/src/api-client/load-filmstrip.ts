import { readFilmstrip } from '@spinreel/api-contract/assets';
import { createFailure, createNoAnswerFailure, type ApiFailure } from './calls/api-failure.ts';
import { retryWhileBusy } from './calls/retry-while-busy.ts';

/** The filmstrip's image, or the reason why there is none. */
export type FilmstripAnswer = { image: Blob } | { error: ApiFailure };

/** Fetches the filmstrip of the video with this URL. Waits while the server is busy. Never throws. */
export async function loadFilmstrip(videoUrl: string, signal: AbortSignal): Promise<FilmstripAnswer> {
  return retryWhileBusy<FilmstripAnswer>({
    send: () => fetchFilmstrip(videoUrl, signal),
    signal,
  });
}

async function fetchFilmstrip(videoUrl: string, signal: AbortSignal): Promise<FilmstripAnswer> {
  try {
    const response = await fetch(readFilmstrip.pathOf(videoUrl), { credentials: 'same-origin', signal });
    if (response.ok) return { image: await response.blob() };
    const retryAfter = response.headers.get('retry-after');
    return { error: createFailure({ status: response.status, body: null, retryAfter }) };
  } catch {
    // `fetch` does not say why it rejected; the signal shows whether the caller aborted it.
    return { error: createNoAnswerFailure(signal.aborted ? 'aborted' : 'network') };
  }
}
