import { singleHtml } from '../containers/single-html.ts';
import { defineNetwork } from '../network.ts';
import { meta } from './meta.ts';

/**
 * Meta playable as one HTML file. Sources disagree on its limit: 2 MB or 5 MB. The ad is made for 2 MB, and a larger file
 * causes a warning.
 */
export const metaHtml = defineNetwork({
  ...meta,
  id: 'meta-html',
  label: 'Meta Ads (HTML)',
  failure: { title: 'Meta HTML Export Failed', fallback: 'Meta HTML export failed' },
  container: singleHtml,
  otherContainers: [],
  limits: { maxBytes: 5_000_000, adviceBytes: 2_097_152 },
});
