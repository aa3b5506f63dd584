import type { AdConfig } from '../ad/ad-config.ts';
import { defaults } from '../ad/defaults.ts';
import type { Problem } from '../problems/problem.ts';
import {
  countPausePoints,
  findAppCardProblems,
  findBrandFontProblem,
  createPausePointCountProblem,
  findCtaLabelProblem,
  findMissingUploads,
  findOutroLabelProblem,
  findTimelineProblem,
} from './export-validation.ts';
import { listStoreUrlProblems, resolveStoreUrls } from '../ad/store-urls/ad-store-urls.ts';
import { wizardStepNames } from './wizard-step-names.ts';

/** The wizard's five steps with their texts (requirement wizard.steps). */
export const wizardSteps = [
  { number: 1, name: wizardStepNames[0], title: 'Upload Your Assets', next: 'Continue to Timeline' },
  {
    number: 2,
    name: wizardStepNames[1],
    title: 'Configure Interaction Points',
    next: 'Continue to Customization',
  },
  { number: 3, name: wizardStepNames[2], title: 'Customize Your Ad', next: 'Continue to Preview' },
  { number: 4, name: wizardStepNames[3], title: 'Preview Your Ad', next: 'Continue to Export' },
  { number: 5, name: wizardStepNames[4], title: 'Export Your Ad', next: null },
] as const;
export type StepNumber = (typeof wizardSteps)[number]['number'];

/** Whether a step has its green check. Step 5 never has one. */
export function isStepComplete(step: StepNumber, config: AdConfig): boolean {
  switch (step) {
    case 1:
      return findMissingUploads(config).length === 0;
    case 2: {
      const { required, current } = countPausePoints(config);
      return current >= required;
    }
    case 3:
    case 4:
      return findCtaLabelProblem(config) === null && !isStoreUrlMissing(config);
    case 5:
      return false;
  }
}

/**
 * Whether a step can be opened: the first always, any other only if the previous one is complete. A previous step that
 * cannot be opened itself does not count, because navigation is linear: with Straight Play, step 2 is complete before
 * anything was uploaded, and step 3 must not open past an empty step 1.
 */
export function isStepReachable(step: StepNumber, config: AdConfig): boolean {
  return wizardSteps.every(({ number }) => number >= step || isStepComplete(number, config));
}

/** Returns what keeps the marketer from continuing past a step, in the order shown; empty if nothing does. */
export function findStepProblems(step: StepNumber, config: AdConfig): Problem[] {
  switch (step) {
    case 1:
      return findMissingUploads(config);
    case 2:
      return findPauseProblems(config);
    case 3:
      return findCustomizationProblems(config);
    case 4:
    case 5:
      return [];
  }
}

/** Whether the button that continues past a step is enabled. */
export function canContinue(step: StepNumber, config: AdConfig): boolean {
  return findStepProblems(step, config).length === 0;
}

function findPauseProblems(config: AdConfig): Problem[] {
  const { required, current } = countPausePoints(config);
  const hasWrongCount = required !== 0 && current !== required;
  return [findTimelineProblem(config), hasWrongCount ? createPausePointCountProblem(config) : null].filter(
    (problem) => problem !== null,
  );
}

function findCustomizationProblems(config: AdConfig): Problem[] {
  const { outro, assets } = config;
  const needsImage = outro?.useCustomImage ?? defaults.outro.useCustomImage;
  return [
    findCtaLabelProblem(config),
    ...listStoreUrlProblems(config),
    findBrandFontProblem(config),
    ...findAppCardProblems(config),
    needsImage ? findMissingOutroImage(assets) : findOutroLabelProblem(config),
  ].filter((problem) => problem !== null);
}

function isStoreUrlMissing(config: AdConfig): boolean {
  return Object.values(resolveStoreUrls(config)).includes('');
}

function findMissingOutroImage(assets: AdConfig['assets']): Problem | null {
  if (assets?.finalCtaButtonImage?.filePath) return null;
  return { code: 'outro-image-missing', field: 'assets.finalCtaButtonImage', params: {} };
}
