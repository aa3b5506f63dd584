const KIB = 1024;
const MIB = 1024 * KIB;

/** Largest upload of each kind in bytes, inclusive. 'MB' is binary here: client and server share this number. */
export const uploadLimitsBytes = {
  image: 2 * MIB,
  video: 10 * MIB,
  audio: 10 * MIB,
} as const;

/** Longest texts in Unicode code points, inclusive. */
export const textLimits = {
  adName: 100,
  label: 60,
  coverText: 60,
  pauseLabel: 40,
  versionName: 60,
  storeUrl: 2048,
  assetPath: 512,
  originalName: 255,
  contactName: 100,
  contactEmail: 254,
  contactMessage: 4000,
  password: 256,
} as const;

/** How much one session may upload in a moving window: more than the most eager marketer, less than hurts the others. */
export const uploadQuota = { maxFiles: 120, maxBytes: 600 * MIB, windowMs: 60 * 60 * 1000 } as const;

/** How many ads one session may have at a time: deleted ones left out, and those among them that can be brought back. */
export const adQuota = { maxAds: 300, maxWithDeleted: 900 } as const;

/** How many versions of an ad are kept beside the present one. */
export const versionLimits = {
  /** Those kept by themselves: the last ones replaced. */
  maxUnnamed: 20,
  /** Those to which the marketer gave a name. */
  maxNamed: 50,
} as const;

/** How many steps of one ad can be undone. */
export const undoLimits = { maxSteps: 100 } as const;

/** From this many ads on, the list of ads has a search field. */
export const adListLimits = { minAdsToSearch: 9 } as const;

/** Ranges and steps of the sliders (product spec, section 5). */
export const sliderRanges = {
  zoom: { min: 1, max: 3, step: 0.1 },
  zoomOffset: { min: -100, max: 100, step: 5 },
  musicVolume: { min: 0, max: 1, step: 0.1 },
  videoSize: { min: 0.3, max: 2, step: 0.1 },
} as const;

/** The video's limits in seconds and frames per second. */
export const videoLimits = {
  /** Longest part of the video that an ad may play. */
  maxAdDurationSeconds: 15,
  /** Longest upload; what is longer than an ad is trimmed in the wizard. */
  maxUploadDurationSeconds: 60,
  /** Shortest part that trimming may leave. */
  minAdDurationSeconds: 0.5,
  /** How much longer than its limit a file may claim to be: containers round up to whole frames. */
  durationToleranceSeconds: 0.1,
  /** The timeline's length while the video's is unknown. */
  timelineFallbackSeconds: 15,
  maxFrameRate: 30,
  maxSourceFrameRate: 1000,
  /** Pixels of one decoded picture, as ffmpeg's `-max_pixels` counts them. */
  maxPixels: 16 * MIB,
} as const;

/** Limits of decoded images. */
export const imageLimits = {
  maxPixels: 40 * 1000 * 1000,
  maxAnimationFrames: 300,
} as const;

/** What every network's finished file must keep to (decisions, 'Size'). Counted packed and unpacked. */
export const exportLimits = {
  maxBytes: 5_000_000,
  maxFiles: 100,
  /** A Meta `index.html` above this is warned about, */
  indexHtmlWarnBytes: 1_000_000,
  /** and above this refused. */
  indexHtmlMaxBytes: 2_000_000,
} as const;

/** Limits of one JSON request. */
export const requestLimits = {
  jsonBodyBytes: 256 * KIB,
  jsonDepth: 32,
  /** The serialised config must fit a `keepalive` request beside others: the browser allows 64 KiB in all. */
  configBytes: 48 * KIB,
} as const;

/** How many clients may watch the progress of work at a time. */
export const progressLimits = {
  /** A browser opens no more than six connections to a server, for all of its tabs together; a person may have several. */
  maxStreamsPerSession: 24,
  maxStreams: 1000,
} as const;
