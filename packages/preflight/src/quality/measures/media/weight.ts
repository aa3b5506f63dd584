import { defineMeasure, qualitySources } from '../../measure.ts';
import { megabytes } from '../../../limits/size-in-words.ts';

export const weight = defineMeasure({
  id: 'weight',
  label: 'File size',
  unit: 'bytes',
  weight: 1,
  targetText: "within the network's limit",
  notJudgedText: ({ survey }) =>
    survey.stills.length === 0 ? 'The ad could not be opened.' : 'The network has no size limit.',
  fix: 'Shorten the video, or use smaller images and shorter music.',
  field: 'assets.gameplayVideo',
  source: qualitySources.own,
  read: ({ sizeBytes, network, survey }) => {
    const { maxBytes, adviceBytes } = network.limits;
    const limit = maxBytes ?? adviceBytes;
    if (limit === null || survey.stills.length === 0) return null;
    const isAboveAdvice = adviceBytes !== null && sizeBytes > adviceBytes;
    const status = sizeBytes > limit ? 'poor' : isAboveAdvice ? 'fair' : 'good';
    const message =
      status === 'good'
        ? `The file fits the limit of ${megabytes(limit)}.`
        : `The file is larger than the ${megabytes(status === 'fair' ? (adviceBytes ?? limit) : limit)} that ${network.label} ${status === 'fair' ? 'recommends' : 'accepts'}.`;
    return { value: sizeBytes, valueText: megabytes(sizeBytes), status, message };
  },
});
