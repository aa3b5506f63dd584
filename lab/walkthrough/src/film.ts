import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import type { SceneFilm, SceneTitle } from '@spinreel/e2e/walkthrough/play-walkthrough';
import type { Caption } from './web-vtt.ts';

/** A frame of the film and how long it is shown. */
export interface FilmFrame {
  readonly path: string;
  readonly seconds: number;
}

/** Records a page as its compositor draws it. Nothing between scenes is recorded. */
export interface Film extends SceneFilm {
  /**
   * Records what `play` does. A scene that takes longer than its duration is sped up, a shorter one ends on a still
   * frame.
   */
  scene(title: SceneTitle, play: () => Promise<void>): Promise<void>;
  /** Ends the recording and returns all frames and captions in order. */
  end(): Promise<{ frames: FilmFrame[]; captions: Caption[] }>;
}

interface Shot {
  readonly path: string;
  /** Seconds of the scene's own clock, which stops off camera. */
  readonly at: number;
}

const jpegQuality = 92;

/** Starts recording into a folder, which is created if it is missing. */
export async function startFilm(page: Page, folder: string): Promise<Film> {
  const frames: FilmFrame[] = [];
  const captions: Caption[] = [];
  let shots: Shot[] = [];
  let isFilming = false;
  let sceneClock = 0;
  let clockStartedAt = 0;
  let taken = 0;
  let filmSeconds = 0;

  const now = () => sceneClock + (isFilming ? (performance.now() - clockStartedAt) / 1000 : 0);
  const roll = () => {
    clockStartedAt = performance.now();
    isFilming = true;
  };
  const cut = () => {
    sceneClock = now();
    isFilming = false;
  };

  await mkdir(folder, { recursive: true });
  const session: CDPSession = await page.context().newCDPSession(page);
  let lastImage: Buffer | null = null;
  const keep = async (image: Buffer): Promise<void> => {
    const at = now();
    taken += 1;
    const path = join(folder, `${String(taken).padStart(5, '0')}.jpg`);
    shots.push({ path, at });
    await writeFile(path, image);
  };
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    lastImage = Buffer.from(data, 'base64');
    if (isFilming) void keep(lastImage);
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: jpegQuality, everyNthFrame: 1 });

  return {
    async scene({ caption, seconds }, play) {
      shots = [];
      sceneClock = 0;
      roll();
      if (lastImage !== null) await keep(lastImage);
      await play();
      cut();
      frames.push(...stretched(shots, { played: sceneClock, seconds }));
      captions.push({ text: caption, from: filmSeconds, to: filmSeconds + seconds });
      filmSeconds += seconds;
      console.log(
        `${caption} (${sceneClock.toFixed(1)} s played, ${seconds} s shown, ${shots.length} frames)`,
      );
    },
    hold: (delayMs) => page.waitForTimeout(delayMs),
    async offCamera(work) {
      const wasFilming = isFilming;
      cut();
      const result = await work();
      if (wasFilming) roll();
      return result;
    },
    async end() {
      await session.send('Page.stopScreencast');
      return { frames, captions };
    },
  };
}

/** Converts shots into frames with durations. The last shot is shown until the end of the scene. */
function stretched(
  shots: readonly Shot[],
  { played, seconds }: { played: number; seconds: number },
): FilmFrame[] {
  const pace = Math.min(1, seconds / played);
  return shots.map(({ path, at }, index) => {
    const next = shots[index + 1];
    return { path, seconds: (next === undefined ? seconds / pace : next.at) * pace - at * pace };
  });
}
