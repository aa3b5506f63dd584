/** The documents on which measures are based. Vendors' figures are claims. */
export const qualitySources = {
  unity: {
    label: 'Unity: best practices for playables',
    url: 'https://docs.unity.com/en-us/user-acquisition/creatives/best-practices/playable',
  },
  axon: {
    label: 'AppLovin: best practices for playables',
    url: 'https://support.axon.ai/en/growth/promoting-your-apps/creatives/best-practices-and-guidelines',
  },
  sevenPlay: {
    label: '7play: what playables with many installs share',
    url: 'https://7play.ai/blog/ipm-lift-in-playable-ads',
  },
  targetSize: {
    label: 'WCAG 2.2, 2.5.5 Target size',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced.html',
  },
  contrast: {
    label: 'WCAG 2.2, 1.4.3 Contrast',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
  },
  flashes: {
    label: 'WCAG 2.2, 2.3.1 Three flashes or below threshold',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/three-flashes-or-below-threshold.html',
  },
  loudness: {
    label: 'AES TD1008: loudness of internet audio',
    url: 'https://www.aes.org/technical/documentDownloads.cfm?docID=731',
  },
  firstPaint: { label: 'web.dev: First Contentful Paint', url: 'https://web.dev/articles/fcp' },
  own: { label: "Spinreel's recommendation", url: null },
} as const;
