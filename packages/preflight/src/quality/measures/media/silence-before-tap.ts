import { defineMeasure, qualitySources } from '../../measure.ts';

export const silenceBeforeTap = defineMeasure({
  id: 'silence-before-tap',
  label: 'Silent before the first tap',
  unit: 'count',
  weight: 1,
  targetText: 'no sound',
  notJudgedText: 'The ad could not be opened.',
  fix: 'Start sound and music only after the first tap.',
  field: null,
  source: qualitySources.axon,
  read: ({ survey: { stills, timeline } }) => {
    if (stills.length === 0) return null;
    const isSilent = !timeline.hasSoundedBeforeTap;
    return {
      value: isSilent ? 0 : 1,
      valueText: isSilent ? 'silent' : 'sound',
      status: isSilent ? 'good' : 'poor',
      message: isSilent
        ? 'The ad is silent until the first tap.'
        : 'The ad plays sound before the first tap, which annoys viewers and which networks reject.',
    };
  },
});
