import type { AdConfig } from './ad-config.ts';
import { defaults } from './defaults.ts';
import { messages } from './messages.ts';
import { storeUrlProblem } from './store-url.ts';
import { trimProblem } from './trim.ts';
import { wizardStepNames } from './wizard-step-names.ts';

/** The wizard's five steps with the words shown for them (product spec, section 2). */
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
      return Boolean(config.assets?.coverImage?.filePath && config.assets.gameplayVideo?.filePath);
    case 2:
      return (config.pausePoints?.length ?? 0) >= (config.pausePointCount ?? defaults.pausePointCount);
    case 3:
    case 4:
      return ctaLabel(config).trim() !== '' && storeUrl(config).trim() !== '';
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

/** What keeps the marketer from continuing past a step, in the order shown; empty when nothing does. */
export function stepProblems(step: StepNumber, config: AdConfig): string[] {
  switch (step) {
    case 1:
      return [
        config.assets?.coverImage?.filePath ? null : messages.exportValidation.coverImage,
        config.assets?.gameplayVideo?.filePath ? null : messages.exportValidation.gameplayVideo,
      ].filter((line) => line !== null);
    case 2:
      return pauseProblems(config);
    case 3:
      return customizationProblems(config);
    case 4:
    case 5:
      return [];
  }
}

/** Whether the button that continues past a step is enabled. */
export function canContinue(step: StepNumber, config: AdConfig): boolean {
  return stepProblems(step, config).length === 0;
}

function pauseProblems(config: AdConfig): string[] {
  const required = config.pausePointCount ?? defaults.pausePointCount;
  const current = config.pausePoints?.length ?? 0;
  const problems: string[] = [];
  const trimmed = trimProblem(config);
  if (trimmed !== null) problems.push(trimmed);
  if (required !== 0 && current !== required)
    problems.push(messages.steps.pausePointsMissing(required - current));
  return problems;
}

function customizationProblems(config: AdConfig): string[] {
  const problems: string[] = [];
  if (ctaLabel(config).trim() === '') problems.push(messages.steps.ctaLabelRequired);
  const url = storeUrl(config);
  if (url.trim() === '') problems.push(messages.steps.storeUrlRequired);
  else {
    const problem = storeUrlProblem(url);
    if (problem !== null) problems.push(problem);
  }
  if (config.outro?.useCustomImage ?? defaults.outro.useCustomImage) {
    if (!config.assets?.finalCtaButtonImage?.filePath) problems.push(messages.steps.finalCtaImageRequired);
  } else if ((config.outro?.label ?? defaults.outro.label).trim() === '') {
    problems.push(messages.steps.outroLabelRequired);
  }
  return problems;
}

function ctaLabel(config: AdConfig): string {
  return config.cta?.label ?? defaults.cta.label;
}

function storeUrl(config: AdConfig): string {
  return config.cta?.storeUrl ?? defaults.cta.storeUrl;
}
