import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { zipOfHtml } from '../containers/zip-of-html.ts';
import { ownPackageRules, campaignPageForbidden } from '../families/shared-facts.ts';
import { exitApiScript } from '../host-adapters.gen.ts';
import { defineNetwork, type Source } from '../network.ts';

const requirements: Source = {
  url: 'https://support.google.com/google-ads/answer/9981650',
  checkedOn: '2026-11-22',
  confidence: 'high',
};

/** How many HTML5 assets an ad group takes. */
const maxFilesPerAdGroup = 20;

const exitApiUrl = 'https://tpc.googlesyndication.com/pagead/gadgets/html5/api/exitapi.js';

/**
 * Google Ads App campaign asset: a ZIP with one page. The tag of the exit API and the orientation are required in the
 * page's head. The limit applies to the ZIP.
 */
export const google = defineNetwork({
  id: 'google',
  label: 'Google Ads',
  family: 'exit-api',
  specStatus: 'confirmed',
  validator: { label: 'Google’s HTML5 validator (general check)', url: 'https://h5validator.appspot.com' },
  nextSteps: {
    title: 'Next steps in Google Ads',
    steps: [
      'Open an ad group of your App campaign and add the ZIP as an HTML5 asset.',
      `An ad group takes up to ${maxFilesPerAdGroup} HTML5 assets. Google reviews each one.`,
      'Campaigns for pre-registration and engagement do not take HTML5 assets.',
    ],
  },
  uploads: {
    group: { name: 'ad group', maxFiles: maxFilesPerAdGroup, source: requirements },
    questions: [],
  },
  container: zipOfHtml,
  limits: { maxBytes: exportLimits.maxBytes, maxFiles: 512 },
  headMarkup: `<meta name="ad.orientation" content="portrait,landscape">\n<script src="${exitApiUrl}"></script>\n`,
  storeCall: { object: 'ExitApi', method: 'exit', takesUrl: false, isInjected: true },
  requiredLiterals: ['ExitApi.exit()'],
  forbiddenLiterals: [...campaignPageForbidden, 'Enabler.js'],
  sources: {
    rules: requirements,
    size: requirements,
    host: { ...requirements, url: 'https://support.google.com/google-ads/answer/7584219' },
  },
  ruleOverrides: {
    ...ownPackageRules,
    'file-count': { uploadError: 'TOO_MANY_FILES' },
    'index-at-root': { uploadError: 'MISSING_PRIMARY_MEDIA_BUNDLE_ENTRY' },
    'only-scripts': { ...ownPackageRules['only-scripts'], uploadError: 'INVALID_MIME_TYPE' },
    'no-storage': { ...ownPackageRules['no-storage'], uploadError: 'UNSUPPORTED_HTML5_FEATURE' },
    'zip-package': { uploadError: 'INVALID_MEDIA_BUNDLE_ENTRY' },
    'packed-size': { uploadError: 'FILE_TOO_LARGE' },
    'file-names': { uploadError: 'INVALID_PATH' },
    'no-external-references': { uploadError: 'EXTERNAL_URL_NOT_ALLOWED' },
    'no-loose-sources': { uploadError: 'INVALID_URL_REFERENCE' },
    'no-redirects': { uploadError: 'CUSTOM_EXIT_NOT_ALLOWED' },
    'silent-before-tap': { topic: 'rules' },
  },
  orientation: 'both',
  storeUrl: 'forbidden',
  providedScripts: [exitApiUrl],
  hostScript: exitApiScript,
});
