import { readFilmstrip } from '@spinreel/api-contract/read-filmstrip';
import { failureOf, noAnswer, type ApiFailure } from './api-failure.ts';
import { untilNotBusy } from './until-not-busy.ts';

/** The picture with a video's frames, or why there is none. */
export type FilmstripAnswer = { picture: Blob } | { error: ApiFailure };

/** Fetches the filmstrip of the video that is shown at an address, waiting for a busy server. Never throws. */
export async function loadFilmstrip(videoUrl: string, signal: AbortSignal): Promise<FilmstripAnswer> {
  return untilNotBusy<FilmstripAnswer>({
    send: () => fetchFilmstrip(videoUrl, signal),
    failureIn: (answer) => ('error' in answer ? answer.error : null),
    signal,
  });
}

async function fetchFilmstrip(videoUrl: string, signal: AbortSignal): Promise<FilmstripAnswer> {
  try {
    const response = await fetch(readFilmstrip.pathOf(videoUrl), { credentials: 'same-origin', signal });
    if (response.ok) return { picture: await response.blob() };
    const retryAfter = response.headers.get('retry-after');
    return { error: failureOf({ status: response.status, body: null, retryAfter }) };
  } catch {
    // fetch rejects without saying why; whoever aborted knows it.
    return { error: noAnswer(signal.aborted ? 'aborted' : 'network') };
  }
}
