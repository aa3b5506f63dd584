// @vitest-environment jsdom
import type { ComplianceFinding, ComplianceVerdict, QualityVerdict } from '@spinreel/api-contract/publishing';
import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import { networks } from '@spinreel/exporters/networks/index';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RequiredTextsLine } from './required-texts-line.tsx';
import type { Publishing } from './use-publishing.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const unchecked: Publishing = { status: 'unchecked', hasChanged: false };
const austria: Compliance = { product: 'social-casino', market: 'at' };
const california: Compliance = { product: 'sweepstakes', market: 'us-ca' };

// Requirement: compliance.market-bans
test('says before any play that the ad may not be shown in its market, why, and who says so', () => {
  const { line, tone } = setup({ compliance: california, publishing: unchecked });
  expect(tone).toBe('bad');
  expect(line).toContain('Sweepstakes casino, California: these ads may not be shown.');
  expect(line).toContain('AB 831');
  expect(line).toContain('Since 1 Jan 2026.');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContainEqual(expect.stringContaining('california'));
  expect(screen.getByRole('button', { name: 'Go to the market' })).toBeTruthy();
});

// Requirement: compliance.market-bans
test('warns of bans in parts of the market, and of conditions of a chosen network', () => {
  const states = setup({ compliance: { product: 'sweepstakes', market: 'us' }, publishing: unchecked });
  expect(states.tone).toBe('warning');
  expect(states.line).toContain(
    'Sweepstakes casino, United States: not allowed everywhere. Not checked yet.',
  );
  expect(states.line).toMatch(/Forbidden or restricted in California, .+ and Tennessee\./);
  expect(states.line).toContain('New Jersey’s AB 5447 forbids sweepstakes casinos.');
  cleanup();
  const compliance: Compliance = { product: 'sweepstakes', market: 'gb' };
  expect(setup({ compliance, publishing: unchecked }).tone).toBe('calm');
  cleanup();
  const google = setup({ compliance, publishing: unchecked, networkIds: [networks.google.id] });
  expect(google.tone).toBe('warning');
  expect(google.line).toContain('accepted only under conditions. Not checked yet.');
});

// Requirement: compliance.review
test('asks a person to confirm what cannot be judged, before and after a play', () => {
  for (const publishing of [unchecked, answer({})]) {
    const compliance: Compliance = { ...austria, confirmed: ['no-prizes'] };
    const { confirmations } = setup({ compliance, publishing });
    expect(screen.getByRole('group', { name: 'Confirm yourself 1 of 2' })).toBeTruthy();
    const minors = screen.getByRole<HTMLInputElement>('checkbox', { name: /appeals to minors/ });
    const prizes = screen.getByRole<HTMLInputElement>('checkbox', { name: /money or prizes/ });
    expect([minors.checked, prizes.checked]).toEqual([false, true]);
    fireEvent.click(minors);
    fireEvent.click(prizes);
    expect(confirmations).toEqual([['no-prizes', 'minors'], []]);
    cleanup();
  }
});

// Requirement: compliance.app-rating
test('asks a person to confirm the rating of the app if the ad shows one', () => {
  const compliance: Compliance = { ...austria, confirmed: [] };
  const { confirmations } = setup({ compliance, publishing: unchecked, hasAppRating: true });
  expect(screen.getByRole('group', { name: 'Confirm yourself 0 of 3' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /rating on the outro is the app's current one/ }));
  expect(confirmations).toEqual([['app-rating']]);
});

test.each<[Compliance, label: string]>([
  [{}, 'Choose what you advertise'],
  [{ market: 'at' }, 'Choose what you advertise'],
  [{ product: 'social-casino' }, 'Choose the market'],
])('with %j, asks for what is missing: %s', (compliance, label) => {
  setup({ compliance, publishing: unchecked });
  expect(screen.getByRole('button', { name: label })).toBeTruthy();
});

test('says that a server without a browser cannot check', () => {
  const publishing: Publishing = { status: 'failed', message: 'No browser.', canRetry: false };
  const { line } = setup({ compliance: austria, publishing });
  expect(line).toContain("Social casino, Austria: can't be checked on this server.");
});

test('lists two findings of one law, and counts what passed as rules', () => {
  const reportError = vi.spyOn(console, 'error').mockReturnValue();
  const findings = [
    createFinding({ severity: 'advice', message: 'Forbidden in Nevada.' }),
    createFinding({ severity: 'advice', message: 'Forbidden in New Jersey.' }),
    createFinding({ passed: true, element: null }),
  ];
  const { line } = setup({ compliance: austria, publishing: answer({ presets: [], findings }) });
  // React reports items with the same key.
  expect(reportError).not.toHaveBeenCalled();
  expect(line).toContain('Forbidden in Nevada.');
  expect(line).toContain('Forbidden in New Jersey.');
  expect(line).toContain('1 rule passed');
});

test('combines the laws of parts of the market, and their fix leads to the market', () => {
  const findings = ['Connecticut', 'Montana'].map((state) =>
    createFinding({
      id: 'market-allowed',
      severity: 'warning',
      message: `Forbidden in ${state}.`,
      fix: `Do not show the ad in ${state}.`,
      field: 'compliance.market',
    }),
  );
  const { line } = setup({ compliance: austria, publishing: answer({ findings }) });
  expect(line).toContain('Not allowed everywhere in this market.');
  expect(line).toContain('Forbidden in Connecticut. Do not show the ad in Connecticut.');
  expect(line).toContain('Forbidden in Montana. Do not show the ad in Montana.');
  expect(screen.getAllByRole('button', { name: 'Go to the market' })).toHaveLength(1);
});

test('says that the ad has changed since it was checked', () => {
  const publishing: Publishing = { status: 'unchecked', hasChanged: true };
  const { line } = setup({ compliance: austria, publishing });
  expect(line).toContain('Social casino, Austria: the ad has changed since the last check.');
});

// Requirement: publishing.panel
test('what is broken counts more than that no requirements are known', () => {
  const findings = [createFinding({ passed: false, severity: 'advice' })];
  const { tone, line } = setup({ compliance: austria, publishing: answer({ presets: [], findings }) });
  expect(tone).toBe('warning');
  expect(line).toContain('1 recommendation.');
  expect(line).toContain('Recommendation: The age mark is missing.');
  expect(screen.getByRole('group', { name: 'Required texts shown' })).toBeTruthy();
});

// Requirement: publishing.panel
test('is good only if every requirement could be judged', () => {
  const findings = [createFinding({ passed: true })];
  const setupWith = (verdict: Partial<ComplianceVerdict>) =>
    setup({ compliance: austria, publishing: answer({ findings, ...verdict }) }).tone;
  expect(setupWith({})).toBe('good');
  fireEvent.click(screen.getByRole('button', { name: 'Required texts shown' }));
  expect(screen.getByRole('link', { name: 'The law, read on 22 Nov 2026' })).toBeTruthy();
  cleanup();
  const notJudged = [{ ruleId: 'element-present', reason: 'The viewer did not see the outro.' }];
  expect(setupWith({ notJudged })).toBe('warning');
  expect(screen.getByRole('group', { name: 'Required texts shown' }).textContent).toContain(
    'The viewer did not see the outro.',
  );
  cleanup();
  expect(setupWith({ presets: [], notJudged })).toBe('calm');
});

function setup(options: {
  compliance: Compliance;
  publishing: Publishing;
  networkIds?: readonly string[];
  hasAppRating?: boolean;
}) {
  const { compliance, publishing, networkIds = [networks.meta.id], hasAppRating = false } = options;
  const confirmations: string[][] = [];
  render(
    <RequiredTextsLine
      compliance={compliance}
      hasAppRating={hasAppRating}
      networkIds={networkIds}
      publishing={publishing}
      onFix={() => undefined}
      onConfirm={(confirmed) => confirmations.push(confirmed)}
    />,
  );
  const [item] = screen.getAllByRole('listitem');
  return { line: item?.textContent ?? '', tone: item?.dataset['tone'], confirmations };
}

/** The answer of a play, with a preset and without findings. `change` is merged into its verdict on the law. */
function answer(change: Partial<ComplianceVerdict>): Publishing {
  const preset = {
    id: 'sample',
    label: 'Social casino in Austria',
    source: { label: 'The law', url: 'https://law.example/games' },
    checkedOn: '2026-11-22',
  };
  const compliance: ComplianceVerdict = {
    product: 'social-casino',
    market: 'at',
    presets: [preset],
    passed: true,
    findings: [],
    notJudged: [],
    ...change,
  };
  const quality: QualityVerdict = { score: 0, grade: 'poor', unscored: null, measures: [] };
  const file = { network: 'meta', label: 'Meta Ads', sha256: 'a1'.repeat(32), fileSize: 1_000_000 };
  return { status: 'checked', check: { ...file, compliance, quality } };
}

function createFinding(change: Partial<ComplianceFinding>): ComplianceFinding {
  return {
    id: 'element-present',
    passed: false,
    severity: 'error',
    message: 'The age mark is missing.',
    fix: 'Add the age mark.',
    uploadError: null,
    sourceUrl: 'https://law.example/games',
    checkedOn: '2026-11-22',
    confidence: 'high',
    element: 'ageMark',
    places: [],
    field: 'compliance.elements.ageMark',
    ...change,
  };
}
