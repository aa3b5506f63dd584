import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { mraidFamily, mraidTag } from '../../families/mraid-family.ts';
import { defineNetwork, type Source } from '../../network.ts';

const specification: Source = {
  url: 'https://docs.unity.com/en-us/user-acquisition/creatives/specifications/playable',
  checkedOn: '2026-11-22',
  confidence: 'high',
};

/**
 * Unity Ads playable: one HTML file with every asset as base64, in an MRAID 3 web view. Exporters of three studios emit the
 * `mraid.js` tag, and Unity's checker searches the text of the file. Gambling ads need a managed account.
 */
export const unity = defineNetwork({
  ...mraidFamily,
  id: 'unity',
  label: 'Unity Ads',
  specStatus: 'confirmed',
  validator: {
    label: 'Unity’s Ad Testing app',
    url: 'https://play.google.com/store/apps/details?id=com.unity3d.auicreativetestapp',
  },
  nextSteps: {
    title: 'Next steps in Unity Ads',
    steps: [
      'Test the file with the Ad Testing app on an Android phone and an iPhone.',
      'Upload it as a playable to a creative pack. Gambling ads need a managed account.',
    ],
  },
  uploads: {
    group: null,
    questions: [
      { text: 'the language for its moderation', source: { ...specification, checkedOn: '2026-11-25' } },
    ],
  },
  limits: { maxBytes: exportLimits.maxBytes },
  headMarkup: mraidTag,
  forbiddenLiterals: [...mraidFamily.forbiddenLiterals, 'window.top', 'window.parent', 'texelFetch'],
  textSearch: {
    forbidden: ['window.top', 'window.parent', 'texelFetch'],
    findsRequired: false,
    isDocumented: false,
  },
  sources: {
    rules: specification,
    size: specification,
    host: {
      url: 'https://docs.unity.com/en-us/user-acquisition/creatives/best-practices/playable',
      checkedOn: '2026-11-22',
      confidence: 'high',
    },
  },
  ruleOverrides: {
    ...mraidFamily.ruleOverrides,
    'no-network-calls': { severity: 'error', topic: 'rules' },
    'silent-when-hidden': { topic: 'host' },
    'obeys-volume': { topic: 'rules' },
    'clear-of-host-controls': { topic: 'rules' },
  },
  hostTraits: ['reports-volume'],
});
