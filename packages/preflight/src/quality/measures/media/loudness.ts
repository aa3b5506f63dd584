import { defineMeasure, rateAtMost, roundToTenths, qualitySources } from '../../measure.ts';

/**
 * The loudest that the source recommends for any content: the loudest track of an album. It recommends -16 LUFS for single
 * tracks, and -18 LUFS for mixed content.
 */
const limits = { good: -14, fair: -11 } as const;

export const loudness = defineMeasure({
  id: 'loudness',
  label: 'Loudness',
  unit: 'dB',
  weight: 1,
  targetText: `at most ${limits.good} LUFS`,
  notJudgedText: ({ media }) =>
    media === null
      ? 'The sound was not measured, because that needs ffmpeg.'
      : 'The ad has no sound, or not all of its sound could be measured.',
  fix: 'Lower the volume of the music, or use a quieter video.',
  field: 'assets.backgroundMusic.volume',
  source: qualitySources.loudness,
  read: ({ media }) => {
    if (media === null || media.loudness === null) return null;
    const { integratedLufs } = media.loudness;
    if (integratedLufs === null)
      return { value: null, valueText: 'silent', status: 'good', message: 'The ad is silent.' };
    const value = roundToTenths(integratedLufs);
    const status = rateAtMost(value, limits);
    const message =
      status === 'good'
        ? 'The ad is no louder than other sounds on the phone.'
        : 'The ad is louder than other sounds on the phone, so viewers mute or close it.';
    return { value, valueText: `${value} LUFS`, status, message };
  },
});
