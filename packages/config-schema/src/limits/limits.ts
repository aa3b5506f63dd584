const KIB = 1024;
const MIB = 1024 * KIB;

/** Maximum size of each kind of upload in bytes, inclusive. 'MB' means MiB here, on the client and the server. */
export const uploadLimitsBytes = {
  image: 2 * MIB,
  video: 10 * MIB,
  audio: 10 * MIB,
  /** Fonts of an alphabet are below 1 MB, and those of Chinese and Japanese mostly below 5 MB as WOFF2. */
  font: 5 * MIB,
} as const;

/** Maximum size of a file that is uploaded to be checked. Far above every network's limit, so that the check can say so. */
export const checkUploadLimits = { maxBytes: 50 * MIB } as const;

/** Maximum text lengths in Unicode code points, inclusive. */
export const textLimits = {
  adName: 100,
  label: 60,
  coverText: 60,
  outroHeadline: 60,
  /** That of both stores. */
  appName: 30,
  appRatingNote: 30,
  complianceText: 160,
  pauseLabel: 40,
  currency: 8,
  versionName: 60,
  variantName: 80,
  /** Also of the brand's name. */
  presetName: 60,
  storeUrl: 2048,
  assetPath: 512,
  originalName: 255,
  contactName: 100,
  contactEmail: 254,
  contactMessage: 4000,
  password: 256,
  tokenName: 60,
} as const;

/**
 * Upload quotas in a sliding window. A session's quota exceeds the needs of any marketer, but is too small to affect
 * other sessions. The quotas of one address and of all sessions are several times as large, because each login starts a
 * new session.
 */
export const uploadQuota = {
  maxFiles: 120,
  bytesPerFile: 5 * MIB,
  windowMs: 60 * 60 * 1000,
  sessionsPerAddress: 5,
  sessionsOverall: 50,
} as const;

/**
 * Limits of a project file: its manifest, and the uploads of an ad with its variants. It has at most as many uploads as a
 * session may make in an hour. A server reads one project file at a time into its memory.
 */
export const projectLimits = { maxBytes: 100 * MIB, maxFiles: uploadQuota.maxFiles + 1 } as const;

/** Maximum number of ads per session: without deleted ads, and including deleted ads that can be restored. */
export const adQuota = { maxAds: 300, maxWithDeleted: 900 } as const;

/** Maximum number of stored versions of an ad, in addition to the current one. */
export const versionLimits = {
  /** Versions stored automatically. The oldest ones are removed. */
  maxUnnamed: 20,
  /** Versions named by the marketer. */
  maxNamed: 50,
} as const;

/** Maximum number of variants of an ad. */
export const variantLimits = { maxVariants: 1000 } as const;

/** Maximum number of undo steps per ad. */
export const undoLimits = { maxSteps: 100 } as const;

/** The list of ads has a search field if it has at least this many ads. */
export const adListLimits = { minAdsToSearch: 9 } as const;

/** Ranges and steps of the sliders. */
export const sliderRanges = {
  zoom: { min: 1, max: 3, step: 0.1 },
  zoomOffset: { min: -100, max: 100, step: 5 },
  musicVolume: { min: 0, max: 1, step: 0.1 },
  soundEffectVolume: { min: 0, max: 1, step: 0.1 },
  appRating: { min: 0, max: 5, step: 0.1 },
  highlightSize: { min: 0.1, max: 0.6, step: 0.02 },
  videoSize: { min: 0.3, max: 2, step: 0.1 },
  outlineStrength: { min: 0, max: 3, step: 1 },
  elementSize: { min: 0.5, max: 2, step: 0.05 },
  autoOutroSeconds: { min: 0, max: 60, step: 5 },
} as const;

/** The numbers that can count up at the win. 0 as the last one shows none. */
export const winAmountRange = { min: 0, max: 999_999_999 } as const;

/** The video's limits in seconds and frames per second. */
export const videoLimits = {
  /** Longest part of the video that an ad may play. */
  maxAdDurationSeconds: 15,
  /** Longest upload. Videos longer than an ad are trimmed in the wizard. */
  maxUploadDurationSeconds: 60,
  /** Shortest part that trimming may leave. */
  minAdDurationSeconds: 0.5,
  /** Minimum time between two pause points, and between a pause point and either end of the trimmed video. */
  minPauseGapSeconds: 0.5,
  /** Tolerance for a file's declared duration, because containers round up to whole frames. */
  durationToleranceSeconds: 0.1,
  /** Length of the timeline while the video's duration is unknown. */
  timelineFallbackSeconds: 15,
  maxFrameRate: 30,
  maxSourceFrameRate: 1000,
  /** Maximum pixels of one decoded frame, for ffmpeg's `-max_pixels`. */
  maxPixels: 16 * MIB,
} as const;

/** What a suggested cut of a recording aims for, in seconds. Shown with the suggestion if the recording does not permit it. */
export const cutLimits = {
  /** Time before the first pause: enough to see the game, and short enough to keep the viewer. */
  minLeadSeconds: 2,
  maxLeadSeconds: 3,
  /** Time before the first spin if the video does not pause. */
  minStraightLeadSeconds: 0.5,
  maxStraightLeadSeconds: 1,
  /** Longest time between two pauses. Viewers who only watch leave. */
  maxPauseGapSeconds: 5,
  /** Time that stays after the reels and the win have come to rest, if nothing moves again before. */
  endRestSeconds: 1.2,
} as const;

/** Limits of decoded images. */
export const imageLimits = {
  maxPixels: 40 * 1000 * 1000,
  maxAnimationFrames: 300,
} as const;

/** Limits of uploaded fonts. */
export const fontLimits = {
  /** The largest WOFF2 file of a font that must not be reduced to the characters of an ad. */
  maxWholeBytes: 60 * KIB,
  /** The largest unpacked font. WOFF2 packs fonts to between a half and a quarter. */
  maxUnpackedBytes: 32 * MIB,
} as const;

/** Limits of a finished file for every network. They apply to its packed and its unpacked size. */
export const exportLimits = {
  maxBytes: 5_000_000,
  maxFiles: 100,
  /** A Meta `index.html` above this size causes a warning. */
  indexHtmlWarnBytes: 1_000_000,
  /** A Meta `index.html` above this size causes an error. */
  indexHtmlMaxBytes: 2_000_000,
} as const;

/** Limits of one JSON request. */
export const requestLimits = {
  /** An ad with 1,000 variants of six changes each, and their texts in five languages, has 1.6 MB. */
  jsonBodyBytes: 4 * MIB,
  jsonDepth: 32,
} as const;

/** Maximum number of concurrent progress streams. */
export const progressLimits = {
  /**
   * A browser opens at most six connections to a server across all of its tabs, and a person may use several browsers.
   */
  maxStreamsPerSession: 24,
  maxStreams: 1000,
} as const;

/** Limits of the builds of ads. */
export const buildLimits = {
  /** Builds of one session that wait, run or are paused. */
  maxUnfinishedPerSession: 5000,
  /** Builds that one request starts or changes. */
  maxPerRequest: 5000,
  /** A build that its server did not survive so many times has failed. */
  maxAttempts: 5,
} as const;
