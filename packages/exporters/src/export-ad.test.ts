// Requirement: network.meta-moloco
import JSZip from 'jszip';
import { describe, expect, test } from 'vitest';
import { sampleAd, sampleFonts, sampleMedia } from '../test/sample-ad.ts';
import { exportAd } from './export-ad.ts';
import { networks } from './networks/index.ts';

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const sampleCta = { storeUrl: 'https://store.example/app?id=lucky' };

/** The config of the smallest ad with music. */
const coverAndVideo = {
  assets: {
    coverImage: { filePath: 'cover' },
    gameplayVideo: { filePath: 'video', duration: 4 },
    backgroundMusic: { filePath: 'music' },
  },
};

test('a page that carries the name of its file has the name under which the file is written', async () => {
  const list = async (fileName?: string) => {
    const options = { ad: sampleAd(), media: sampleMedia(), network: networks.mintegral };
    const { files } = await exportAd({ ...options, ...(fileName !== undefined && { fileName }) });
    return files.map(({ path }) => path);
  };
  expect(await list('lucky_play_de.zip')).toEqual(['lucky_play_de/lucky_play_de.html']);
  expect(await list()).toEqual([expect.stringMatching(/^(\w+)_mintegral\/\1_mintegral\.html$/)]);
});

describe.each(Object.values(networks))('$id', (network) => {
  // Requirement: export.same-bytes
  test('returns equal bytes for equal ads, with their checksum', async () => {
    const [first, second] = await Promise.all(
      [0, 1].map(() => exportAd({ ad: sampleAd(), media: sampleMedia(), network })),
    );
    expect(first?.bytes).toEqual(second?.bytes);
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(first!.bytes));
    expect(first?.sha256).toBe(Buffer.from(digest).toString('hex'));
  });

  // Requirement: size.accounting
  test('accounts for every byte of the finished files', async () => {
    const { receipt, files, bytes } = await exportAd({
      ...{ ad: sampleAd(), media: sampleMedia(), fonts: sampleFonts() },
      network,
    });
    const filesBytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    const receiptBytes = Object.values(receipt.bytesByAsset).reduce((sum, size) => sum + size, 0);
    expect(receipt.unpackedBytes).toBe(filesBytes);
    expect(receiptBytes).toBe(filesBytes);
    expect(receipt.packedBytes).toBe(bytes.length);
    expect(receipt.bytesByAsset['video']).toBeGreaterThan(
      30_000 * (network.mediaEncoding === 'base64' ? 4 / 3 : 8 / 7),
    );
  });

  // Requirement: ad.embedded-fonts
  test('contains the cover, then the fonts, then the player, and the video last', async () => {
    const { files } = await exportAd({
      ...{ ad: sampleAd(), media: sampleMedia(), fonts: sampleFonts() },
      network,
    });
    const page = text(files[0]!.bytes);
    const order = [
      '<img id="cover"',
      '@font-face{font-family:"Impact";font-weight:900;font-display:block;src:url(data:font/woff2;base64,',
      'unicode-range:U+0-FF,U+131;',
      'id="ad-config"',
      'SpinreelAd.createAd',
      'media-background',
      'media-video',
    ];
    expect(order.map((mark) => page.indexOf(mark))).toEqual(
      order.map((mark) => page.indexOf(mark)).toSorted((a, b) => a - b),
    );
    expect(page).not.toContain('media-cover');
  });

  test('names the bytes that ads with the same media share', async () => {
    const media = sampleMedia({ videoBytes: 1_000_000 });
    const [first, second] = await Promise.all(
      ['Play', 'Play for free'].map((label) =>
        exportAd({ ad: sampleAd({ cta: { ...sampleCta, label } }), media, network }),
      ),
    );
    const [shared, others] = [first!, second!].map(({ bytes, media: spans }) =>
      spans.map(({ start, end }) => text(bytes.subarray(start, end))),
    );
    expect(shared!.length > 0).toBe(network.container.packedShare === 1);
    expect(shared).toEqual(others);
    const ends = [0, ...first!.media.flatMap(({ start, end }) => [start, end]), first!.bytes.length];
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    const mediaBytes = Object.entries(first!.receipt.bytesByAsset)
      .filter(([key]) => key !== 'player')
      .reduce((sum, [, size]) => sum + size, 0);
    expect(shared!.reduce((sum, span) => sum + span.length, 0)).toBe(shared!.length > 0 ? mediaBytes : 0);
  });

  test('throws for an ad without a cover, which validation reports first', async () => {
    const media = sampleMedia();
    const images = { ...media.images, coverImage: null };
    await expect(exportAd({ ad: sampleAd(), media: { ...media, images }, network })).rejects.toThrow('cover');
  });
});

// Requirement: network.meta-zip
test('packs a Meta ad as index.html and scripts with fixed names', async () => {
  for (const name of ['../../evil', 'C:\\x', 'a\u0000b', '🎰']) {
    const artifact = await exportAd({
      ad: sampleAd({ name, ...coverAndVideo }),
      media: sampleMedia(),
      network: networks.meta,
    });
    const zip = await JSZip.loadAsync(artifact.bytes);
    expect(Object.keys(zip.files)).toEqual(['index.html', 'media-music.js', 'media-video.js']);
    for (const { path, bytes } of artifact.files) {
      expect(await zip.file(path)?.async('uint8array')).toEqual(bytes);
    }
  }
});

// Requirement: export.fast-packing
test('stores the files of the ZIP uncompressed', async () => {
  const { receipt, files } = await exportAd({ ad: sampleAd(), media: sampleMedia(), network: networks.meta });
  const namesBytes = 200 * (files.length + 1);
  expect(receipt.packedBytes).toBeGreaterThan(receipt.unpackedBytes);
  expect(receipt.packedBytes).toBeLessThan(receipt.unpackedBytes + namesBytes);
});

// Requirement: network.moloco-html
test('makes one HTML file for Moloco', async () => {
  const artifact = await exportAd({ ad: sampleAd(), media: sampleMedia(), network: networks.moloco });
  expect(artifact).toMatchObject({ extension: 'html', mimeType: 'text/html; charset=utf-8' });
  expect(artifact.files).toHaveLength(1);
  expect(artifact.bytes).toEqual(artifact.files[0]?.bytes);
});

// Requirement: playback.idle
test.each([
  ['shows the outro if nobody spins', networks.applovin, 15],
  ['waits for a spin where the network permits no timers', networks.inmobi, 0],
])('%s', async (_title, network, seconds) => {
  const { files } = await exportAd({ ad: sampleAd(), media: sampleMedia(), network });
  expect(new TextDecoder().decode(files[0]?.bytes)).toContain(`"autoOutroSeconds":${seconds}`);
});
