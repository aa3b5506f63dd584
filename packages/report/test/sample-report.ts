import { Buffer } from 'node:buffer';
import type { Finding } from '@spinreel/preflight/finding';
import type { CheckedFile, CheckReport, ReportVerdict } from '../src/check-report.ts';

const sha256 = 'a1'.repeat(32);

/** A finding of a rule that the file complies with, changed by `changes`. */
export function sampleFinding(changes: Partial<Finding> = {}): Finding {
  return {
    ruleId: 'packed-size',
    severity: 'error',
    passed: true,
    message: 'The file is at most 5.00 MB.',
    occurrences: [],
    occurrenceCount: 0,
    uploadError: null,
    fix: 'Use smaller images.',
    limit: 5_000_000,
    source: 'https://network.example/specs?page=1&part=size',
    checkedOn: '2026-11-21',
    confidence: 'high',
    ...changes,
  };
}

/** A broken rule with places in `path`. */
export function brokenFinding(path: string, changes: Partial<Finding> = {}): Finding {
  return sampleFinding({
    ruleId: 'no-fetch',
    passed: false,
    message: 'The page calls fetch().',
    fix: 'Inline the data.',
    limit: null,
    occurrences: [
      { path, line: 12, column: 5, excerpt: 'fetch("levels.json")' },
      { path, line: 40, column: 1, excerpt: 'fetch(next)' },
    ],
    occurrenceCount: 23,
    ...changes,
  });
}

const advice = sampleFinding({
  ruleId: 'cover-painted',
  severity: 'advice',
  passed: false,
  message: 'Nothing is on screen before the first tap.',
  limit: null,
  source: null,
  checkedOn: null,
  confidence: null,
});

const warning = sampleFinding({
  ruleId: 'no-eval',
  severity: 'warning',
  passed: false,
  message: 'The file runs text as code.',
  confidence: 'low',
});

/** A verdict of a file that others made, changed by `changes`. */
export function sampleVerdict(changes: Partial<ReportVerdict> = {}): ReportVerdict {
  return {
    network: 'google',
    fileName: 'game.html',
    sha256,
    origin: 'foreign',
    madeWith: 'Phaser 3.90.0',
    passed: true,
    findings: [sampleFinding()],
    notJudged: [],
    ...changes,
  };
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A page that two networks refuse for the same reason, and a third accepts. */
export const page: CheckedFile = {
  fileName: 'dist/game.html',
  sizeBytes: 1_234_567,
  sha256,
  sizes: [
    { path: 'game.html: hero', kind: 'image', bytes: 1_000_000, packedBytes: null },
    { path: 'game.html: script 1', kind: 'script', bytes: 234_000, packedBytes: null },
    { path: 'game.html', kind: 'markup', bytes: 567, packedBytes: null },
  ],
  verdicts: [
    sampleVerdict({
      network: 'meta',
      passed: false,
      findings: [brokenFinding('game.html', { uploadError: 'FETCH_FORBIDDEN' }), advice, sampleFinding()],
      notJudged: [{ ruleId: 'reaches-end-card', reason: 'The ad did not start.' }],
    }),
    sampleVerdict({ passed: false, findings: [brokenFinding('game.html'), sampleFinding()] }),
    sampleVerdict({
      network: 'in-house',
      findings: [warning, sampleFinding()],
      screenshots: [{ stage: 'cover', orientation: 'portrait', widthPx: 1, heightPx: 1, png }],
    }),
  ],
};

/** A ZIP that is refused for something in a file inside it. */
export const archive: CheckedFile = {
  fileName: 'dist/game 100%.zip',
  sizeBytes: 900_000,
  sha256,
  sizes: [{ path: 'index.html', kind: 'markup', bytes: 2_000_000, packedBytes: 890_000 }],
  verdicts: [
    sampleVerdict({
      network: 'mintegral',
      fileName: 'game 100%.zip',
      madeWith: null,
      passed: false,
      findings: [brokenFinding('js/main.js', { occurrenceCount: 2 }), sampleFinding()],
    }),
  ],
};

/** What one play says about publishing: an element is missing, and one measure misses its target. */
export const publishing: NonNullable<CheckedFile['publishing']>[number] = {
  sha256,
  fileName: 'game.html',
  network: 'meta',
  failure: null,
  compliance: {
    product: 'social-casino',
    market: 'at',
    presets: [
      {
        id: 'social-casino-at',
        label: 'Social casino in Austria',
        source: { label: 'The law', url: 'https://law.example/games' },
        checkedOn: '2026-11-22',
      },
    ],
    passed: false,
    findings: [
      {
        ...sampleFinding({ ruleId: 'element-present', passed: false, limit: null }),
        message: 'The age mark is missing.',
        fix: 'Add the age mark.',
        element: 'ageMark',
        places: [{ screen: 'outro', shapeId: '9:16' }],
        field: 'compliance.elements.ageMark',
      },
      {
        ...sampleFinding({ ruleId: 'element-contrast', limit: null }),
        message: 'All texts can be read.',
        element: null,
        places: [],
        field: null,
      },
    ],
    notJudged: [{ ruleId: 'element-not-covered', reason: 'The outro was not reached.' }],
  },
  quality: {
    score: 71.5,
    grade: 'fair',
    unscored: null,
    measures: [
      {
        id: 'dead-time',
        label: 'Longest wait',
        value: 6.1,
        unit: 's',
        valueText: '6.1 s',
        targetText: 'at most 5 s',
        status: 'poor',
        isWarning: false,
        message: 'Viewers can do nothing for 6.1 s.',
        fix: 'Add a spin.',
        field: 'pausePoints',
        places: [],
        source: { label: 'A study', url: 'https://study.example/waiting' },
      },
      {
        id: 'silence',
        label: 'Sound before the tap',
        value: 0,
        unit: 'count',
        valueText: 'none',
        targetText: 'none',
        status: 'good',
        isWarning: false,
        message: 'The ad is silent until the first tap.',
        fix: '',
        field: null,
        places: [],
        source: { label: 'Spinreel', url: null },
      },
    ],
  },
};

/** What is known of a file of which only the first screen was seen: too little for a score. */
export const unscoredPublishing: NonNullable<CheckedFile['publishing']>[number] = {
  ...publishing,
  failure: 'No tap or swipe opened the store.',
  compliance: null,
  quality: {
    ...publishing.quality,
    ...{ score: null, grade: null },
    unscored: {
      ...{ code: 'store-not-opened', failure: 'No tap or swipe opened the store.' },
      ...{ judgedCount: 4, measureCount: 14, neededCount: 8 },
    },
  },
};

/** Text that tries to break out of every format. */
export const hostileText =
  '</script><script>alert(1)</script> "\' & ]]> | `x` ::error::x\n\u001B[31mred\u0007 \u202Egnp.exe \uD800 %0A @team <b>';

/** A file whose name, texts and excerpts try to break out of the report. */
export const hostile: CheckedFile = {
  fileName: `${hostileText}.html`,
  sizeBytes: 0,
  sha256,
  sizes: [{ path: hostileText, kind: 'other', bytes: 1, packedBytes: 1 }],
  verdicts: [
    sampleVerdict({
      network: hostileText,
      madeWith: hostileText,
      passed: false,
      findings: [
        brokenFinding(hostileText, {
          message: hostileText,
          fix: hostileText,
          uploadError: hostileText,
          source: 'javascript:alert(1)',
          occurrences: [{ path: hostileText, line: 1, column: 1, excerpt: hostileText }],
        }),
      ],
      notJudged: [{ ruleId: 'no-eval', reason: hostileText }],
    }),
  ],
};

/** A report of files with the given results. */
export function reportOf(...files: readonly CheckedFile[]): CheckReport {
  return { createdAt: new Date('2026-11-23T16:37:05.123Z'), version: '0.1.0', files };
}
