import { complianceElementNames } from '../compliance/compliance-elements.ts';
import { languageFacts } from '../languages/ad-languages.ts';
import { complianceTextLimits } from '../limits/compliance-limits.ts';
import { buildLimits, cutLimits, projectLimits, textLimits, videoLimits } from '../limits/limits.ts';
import { uploadFormats } from '../options/formats.ts';
import { getOtherPlatform, type StorePlatform } from '../options/store-platforms.ts';
import type { ProblemCode, ProblemParams } from '../problems/problem.ts';
import type { UploadPurpose } from '../options/formats.ts';
import { checkMessages } from './check-messages.ts';
import { formatUploadLimit } from './format/format-megabytes.ts';
import type { ProblemPlace, ProblemText } from './problem-text.ts';
import { uploadMessages } from './upload-messages.ts';
import { variantProblemMessages } from './variant-problem-messages.ts';

const { minPauseGapSeconds, maxAdDurationSeconds } = videoLimits;

/** The text of every problem. Problems with one text show it everywhere. */
const problemMessages: {
  readonly [Code in ProblemCode]: ProblemText<ProblemParams[Code]>;
} = {
  'cover-image-missing': 'Cover image is required for export',
  'gameplay-video-missing': 'Gameplay video is required for export',
  'pause-point-count': {
    anywhere: ({ required, current }) =>
      required === 1
        ? `Exactly 1 pause point is required for Single Spin mode (currently ${current}). Please go back and add a pause point.`
        : `At least ${required} pause points are required for Double Spin mode (currently ${current}). The first pause happens automatically when user taps to start. Please go back and add more pause points.`,
    step: ({ required, current }) =>
      current < required
        ? `Please add ${required - current} more pause ${required - current === 1 ? 'point' : 'points'}.`
        : `Please remove ${current - required} pause ${current - required === 1 ? 'point' : 'points'}.`,
    'command line': ({ required, current }) =>
      `"pausePointCount" is ${required}, but "pausePoints" has ${current} of them. Make them equal in the ad config.`,
  },
  'pause-outside-trim': ({ point }) => `${point} is outside the selected part of the video.`,
  'pause-near-start': ({ point }) =>
    `${point} is too close to the start. A pause needs at least ${minPauseGapSeconds} seconds of video before it.`,
  'pause-near-end': ({ point }) =>
    `${point} is too close to the end. A pause needs at least ${minPauseGapSeconds} seconds of video after it.`,
  'pauses-too-close': ({ point, other }) =>
    `${point} is too close to ${other}. Keep at least ${minPauseGapSeconds} seconds between pauses.`,
  'video-too-short-for-pauses': ({ level, neededSeconds }) =>
    `${level} needs at least ${neededSeconds} seconds of video. Select a longer part or choose another interaction level.`,
  'trim-too-long': {
    anywhere: `Please select at most ${maxAdDurationSeconds} seconds of the video.`,
    'command line': `"trim" of "gameplayVideo" selects more than ${maxAdDurationSeconds} seconds. Bring "startSeconds" and "endSeconds" closer together.`,
  },
  'cut-lead-short': ({ leadSeconds, hasPauses }) =>
    `The first ${hasPauses ? 'pause' : 'spin'} comes after ${leadSeconds.toFixed(1)} s. At least ${hasPauses ? cutLimits.minLeadSeconds : cutLimits.minStraightLeadSeconds} s are better.`,
  'cut-gap-long': ({ gapSeconds }) =>
    `${gapSeconds.toFixed(1)} s pass between the pauses. At most ${cutLimits.maxPauseGapSeconds} s are better.`,
  'cut-win-shortened': 'The scene after the last spin is too long to fit, so its end is left out.',
  'cut-pauses-missing': ({ required, current }) =>
    `Only ${current} of ${required} pauses fits. Set the other one by hand, or choose Single Spin.`,
  'cut-ends-moving': 'The reels still move at the end, because no complete spin fits.',
  'cta-label-missing': { anywhere: 'CTA button text is required', step: 'Button text is required' },
  'store-url-missing': {
    anywhere: 'Store URL is required for Meta Ads compliance',
    step: 'Store URL is required (set in Meta Ads Manager)',
  },
  'store-url-missing-in-file': ({ network }) =>
    `${network} needs the store URL in its file. Please add the store URL to the ad.`,
  'store-url-missing-on-platform': ({ platform }) =>
    `Please add ${storeTexts[platform].url} for viewers on ${storeTexts[platform].system}, or a store URL for all viewers.`,
  'store-url-of-other-platform': ({ platform }) =>
    `This is ${storeTexts[getOtherPlatform(platform)].url}. Please enter ${storeTexts[platform].url}.`,
  'store-url-not-for-platform': ({ platform }) =>
    `The store URL leads to ${storeTexts[getOtherPlatform(platform)].store}. Add ${storeTexts[platform].url} for viewers on ${storeTexts[platform].system}.`,
  'store-url-invalid': 'Please enter the full store URL, starting with https://',
  'store-url-credentials': 'Please enter the store URL without a user name and password.',
  'store-url-too-long': `The store URL is longer than ${textLimits.storeUrl} characters.`,
  'outro-label-missing': 'Outro button text is required',
  'brand-font-missing': {
    anywhere: 'Texts are set in the brand font, but no font is uploaded. Upload it, or choose another font.',
    'command line': `Texts are set in "Brand font", but "brandFont" of "assets" is missing. Add the font file, or choose another "fontFamily".`,
  },
  'outro-image-missing': 'Final CTA button image is required',
  'app-icon-missing': {
    anywhere: 'The app card has no icon. Upload the app icon, or choose another composition of the outro.',
    'command line':
      'The app card has no icon. Set "appIcon" of "assets", or choose another "composition" of "outro".',
  },
  'app-name-missing': {
    anywhere:
      'The app card has no name. Enter the name of the app, or choose another composition of the outro.',
    'command line': 'The app card has no name. Set "appName" of "outro", or choose another "composition".',
  },
  'compliance-text-missing': ({ element }) =>
    `The ${complianceElementNames[element]} has no text, so the ad does not show it.`,
  'compliance-text-untranslated': ({ element, wanted, shown }) =>
    `The ${complianceElementNames[element]} has no ${languageFacts[wanted].englishName} text, so the ad shows it in ${languageFacts[shown].englishName}.`,
  'age-mark-too-long': `The age mark is longer than ${complianceTextLimits.ageMark} characters. Write it as “18+”, so that it fits into its badge.`,
  'legal-text-too-long': ({ screen, letters }) =>
    `The lines on the ${screen} have ${letters} characters and use much of a small screen. Shorten this one to stay below ${complianceTextLimits.linesPerScreen}.`,
  'contact-name-missing': 'Please enter your name.',
  'contact-name-too-long': `The name is longer than ${textLimits.contactName} characters.`,
  'contact-name-invalid': 'Please enter your name on one line.',
  'contact-email-missing': 'Please enter your email address.',
  'contact-email-invalid': 'Please enter one valid email address.',
  'contact-message-too-long': `The message is longer than ${textLimits.contactMessage} characters.`,
  'upload-empty': uploadMessages.emptyFile,
  'upload-format': {
    anywhere: ({ purpose, isHeic = false }) =>
      isHeic ? `${formatTexts[purpose]}. ${uploadMessages.heic}` : formatTexts[purpose],
    'command line': ({ purpose }) => formatTextsOnCommandLine[purpose],
  },
  'upload-too-large': ({ purpose, sizeBytes }) => sizeText(purpose, sizeBytes),
  'project-format':
    'This is not a project file. Please choose a file that ends with .spinreel. A finished ad does not contain its original files.',
  'project-damaged': 'The project file is damaged. Please download it again.',
  'project-too-new':
    'The project file is from a newer version of Spinreel. Please update this server, or open the file there.',
  'project-too-large': `The project file is too large. Maximum allowed: ${formatUploadLimit(projectLimits.maxBytes)}.`,
  'check-format': checkMessages.format,
  'check-too-large': checkMessages.tooLarge,
  'check-networks-missing': checkMessages.networksMissing,
  'check-unknown-network': ({ network }) => checkMessages.unknownNetwork(network),
  'check-product-missing': checkMessages.productMissing,
  'check-market-missing': checkMessages.marketMissing,
  ...variantProblemMessages,
  'build-unknown-variant': ({ variant }) =>
    `The ad has no variant “${variant}”. It may have been deleted. Choose among the variants of the ad.`,
  'build-unknown-language': ({ language }) =>
    `The ad has no language “${language}”. Add it to the languages of the ad, or leave it out.`,
  'build-count': ({ wanted }) =>
    `These are ${wanted} files. Start at most ${buildLimits.maxPerRequest} at once: choose fewer variants, languages or networks.`,
  'config-unknown-field': ({ path }) => `${invalidConfig} ${path} is not a known field`,
  'config-not-an-option': ({ path, options }) =>
    `${invalidConfig} ${path} must be one of ${options.join(', ')}`,
  'config-unknown-network': ({ network }) =>
    `${invalidConfig} "networks" contains '${network}', which is not a known network`,
  'config-trim-reversed': ({ path }) => `${invalidConfig} ${path} must end after it starts`,
  'config-invalid-value': ({ path, rule }) => `${invalidConfig} ${path} ${rule}`,
};

/** Describes a problem to the person who can fix it. */
export function describeProblem<Code extends ProblemCode>(
  { code, params }: { readonly code: Code; readonly params: ProblemParams[Code] },
  place: ProblemPlace = 'anywhere',
): string {
  const entry: ProblemText<ProblemParams[Code]> = problemMessages[code];
  const text = typeof entry === 'object' ? (entry[place] ?? entry.anywhere) : entry;
  return typeof text === 'string' ? text : text(params);
}

const invalidConfig = 'The ad configuration is not valid:';

/** The names of each platform, of its store and of a URL in it. */
const storeTexts: Readonly<Record<StorePlatform, { system: string; store: string; url: string }>> = {
  ios: { system: 'iOS', store: 'the App Store', url: 'an App Store URL' },
  android: { system: 'Android', store: 'Google Play', url: 'a Google Play URL' },
};

const formatTexts: Readonly<Record<UploadPurpose, string>> = {
  cover: uploadMessages.imageFormat('Image'),
  background: uploadMessages.imageFormat('Background image'),
  decoration: uploadMessages.decorativeImageFormat,
  video: uploadMessages.videoFormat,
  audio: uploadMessages.audioFormat,
  font: uploadMessages.fontFormat,
};

const formatTextsOnCommandLine: Readonly<Record<UploadPurpose, string>> = {
  cover: `Image format not supported. Use ${listFormats(uploadFormats.image)}.`,
  background: `Image format not supported. Use ${listFormats(uploadFormats.image)}.`,
  decoration: `Invalid image format. Use ${listFormats(uploadFormats.decorativeImage)}.`,
  video: `Video format not supported. Use ${listFormats(uploadFormats.video)}.`,
  audio: `Invalid audio format. Use ${listFormats(uploadFormats.audio)}.`,
  font: `Font format not supported. Use ${listFormats(uploadFormats.font)}.`,
};

function listFormats(formats: readonly string[]): string {
  return formats.map((format) => format.toUpperCase()).join(', ');
}

function sizeText(purpose: UploadPurpose, sizeBytes: number | null): string {
  switch (purpose) {
    case 'cover':
      return uploadMessages.imageSize('Image', sizeBytes);
    case 'background':
      return uploadMessages.imageSize('Background image', sizeBytes);
    case 'decoration':
      return uploadMessages.decorativeImageSize;
    case 'video':
      return uploadMessages.videoSize(sizeBytes);
    case 'audio':
      return uploadMessages.audioSize;
    case 'font':
      return uploadMessages.fontSize;
  }
}
