import type { PublishingCheck } from '@spinreel/api-contract/publishing';

const measure = {
  value: 6.1,
  unit: 's',
  message: 'Viewers can do nothing for 6.1 s.',
  fix: 'Add a spin.',
  places: [] as PublishingCheck['quality']['measures'][number]['places'],
  isWarning: false,
};

const finding = {
  severity: 'error',
  message: 'The age mark is missing.',
  fix: 'Add the age mark.',
  uploadError: null,
  sourceUrl: 'https://law.example/games',
  checkedOn: '2026-11-22',
  confidence: 'high',
  element: 'ageMark',
} as const;

/** The answer of a server that has played an ad for a social casino in Austria: one text is missing, and two things can be improved. */
export const samplePublishingCheck: PublishingCheck = {
  network: 'meta',
  label: 'Meta Ads',
  sha256: 'a1'.repeat(32),
  fileSize: 1_000_000,
  compliance: {
    product: 'social-casino',
    market: 'at',
    presets: [
      {
        id: 'sample',
        label: 'Social casino in Austria',
        source: { label: 'The law', url: 'https://law.example/games' },
        checkedOn: '2026-11-22',
      },
    ],
    passed: false,
    findings: [
      {
        ...finding,
        id: 'element-present',
        passed: false,
        places: [
          { screen: 'outro', shapeId: '9:16' },
          { screen: 'outro', shapeId: '16:9' },
        ],
        field: 'compliance.elements.ageMark',
      },
      {
        ...finding,
        id: 'element-contrast',
        passed: true,
        message: 'It can be read.',
        places: [],
        field: null,
      },
    ],
    notJudged: [],
  },
  quality: {
    score: 62,
    grade: 'fair',
    unscored: null,
    measures: [
      {
        ...measure,
        id: 'dead-time',
        label: 'Longest wait',
        valueText: '6.1 s',
        targetText: 'at most 5 s',
        status: 'poor',
        field: 'pausePoints',
        source: { label: 'A study', url: 'https://study.example/waiting' },
      },
      {
        ...measure,
        id: 'flashes',
        label: 'Flashes',
        unit: 'count',
        valueText: '5 per second',
        targetText: 'at most 3 per second',
        status: 'poor',
        isWarning: true,
        message: 'The video flashes 5 times in a second, which can cause seizures.',
        fix: 'Use a calmer part of the video.',
        field: 'assets.gameplayVideo',
        source: {
          label: 'WCAG 2.3.1',
          url: 'https://www.w3.org/TR/WCAG22/#three-flashes-or-below-threshold',
        },
      },
      {
        ...measure,
        id: 'first-paint',
        label: 'First paint',
        valueText: '0.4 s',
        targetText: 'at most 1 s',
        status: 'good',
        message: 'The cover is there at once.',
        field: null,
        source: { label: 'Spinreel', url: null },
      },
    ],
  },
};
