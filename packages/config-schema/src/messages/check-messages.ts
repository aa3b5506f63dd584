import { checkUploadLimits } from '../limits/limits.ts';
import { formatUploadLimit } from './format/format-megabytes.ts';

/** Messages about checks of files made elsewhere. */
export const checkMessages = {
  format: 'This is neither an HTML page nor a ZIP. Please choose the file that you upload to the ad network.',
  tooLarge: `The file is too large to be checked. Maximum allowed: ${formatUploadLimit(checkUploadLimits.maxBytes)}. Ad networks accept much smaller files.`,
  networksMissing: 'Please choose at least one network.',
  unknownNetwork: (network: string) => `“${network}” is not a known network.`,
  productMissing: 'A market needs a product type. Please also choose what is advertised.',
  marketMissing: 'A product type needs a market. Please also choose where it is advertised.',
  unknown: 'This report does not exist. Please check the file again.',
  expired: 'This report has expired. Please check the file again.',
  fileExpired: 'The file is no longer stored, so it cannot be played. Please check the file again.',
  noBrowser:
    'The server has no browser, so the file cannot be played here. The checks without playing still apply.',
  /** This notice and the two below are shown as pages to people who open a shared report. */
  sharedUnknown: {
    title: 'Report not found',
    text: 'Please check the link, or ask for a new one.',
  },
  sharedExpired: {
    title: 'This report has expired',
    text: 'Please ask for a new one.',
  },
  sharedTooMany: {
    title: 'Too many attempts',
    text: 'Please wait a few minutes, then open the link again.',
  },
} as const;
