import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import type { MeasuredMedia } from '../../src/quality/measure.ts';
import { measureMedia, type MediaTools } from '../../src/quality/media/measure-media.ts';
import { encodeClip } from '../ads/encode-clip.ts';
import { encodeSmallMedia } from '../ads/encode-small-media.ts';
import { utf8 } from '../mutations/mutate.ts';

let clip: ReturnType<typeof encodeClip> | undefined;
let small: ReturnType<typeof encodeSmallMedia> | undefined;

/** Measures the ad of another tool: a ZIP file with a page, a video and a song. `onTap` is code that runs at each tap. */
export async function measureForeignAd(options: {
  readonly browser: Browser;
  readonly body: string;
  readonly onTap?: string;
}): Promise<MeasuredMedia> {
  const { browser, body, onTap = '' } = options;
  const html = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
</head><body><button id="go" style="position:fixed;left:60px;top:100px;width:250px;height:90px">Play</button>${body}
<script>go.onclick = () => { if (window.clip) clip.play(); ${onTap} }</script></body></html>`;
  clip ??= encodeClip({ durationSeconds: 1, pauseFrames: [] });
  small ??= encodeSmallMedia();
  const { container } = networks.google;
  const bytes = await container.pack([
    { path: 'index.html', bytes: utf8(html) },
    { path: 'clip.mp4', bytes: (await clip).bytes },
    { path: 'tune.mp3', bytes: (await small).music.bytes },
  ]);
  const { tools } = createMadeUpTools();
  return measureMedia({ bytes, fileName: 'foreign.zip', network: networks.google, browser, tools });
}

/** What `createMadeUpTools` finds in a medium at full volume. Null if nothing is to be heard. */
export function madeUpLoudness(integratedLufs: number | null): MeasuredMedia['loudness'] {
  return { integratedLufs, peakDb: integratedLufs === null ? null : -3 };
}

/** Creates tools that find five flashes in a second and -20 LUFS in every medium, and the list of the media with sound. */
export function createMadeUpTools(): { media: Uint8Array[]; tools: MediaTools } {
  const media: Uint8Array[] = [];
  const tools: MediaTools = {
    readFrames: async (_bytes, start) => {
      const addFrame = start({ widthPx: 1, heightPx: 1 });
      for (let frame = 0; frame < 120; frame++) {
        const level = Math.floor(frame / 6) % 2 ? 255 : 0;
        addFrame({ rgb: Uint8Array.of(level, level, level), timestampSeconds: frame / 60 });
      }
      return true;
    },
    measureLoudness: async (bytes) => {
      media.push(bytes);
      return madeUpLoudness(-20);
    },
  };
  return { media, tools };
}
