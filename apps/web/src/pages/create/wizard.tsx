import { selectConfig } from '../../ad-draft/catalogue/select-asset.ts';
import {
  canContinue,
  findStepProblems,
  wizardSteps,
  type StepNumber,
} from '@spinreel/config-schema/rules/wizard-steps';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { createParams, paths } from '../../config/paths.ts';
import { ConflictModal } from '../../features/draft-conflict/conflict-modal.tsx';
import { getHandleId } from '../../features/placement/elements/get-handle-id.ts';
import { PreflightChip } from '../../features/preflight-panel/preflight-chip.tsx';
import { ShareProvider } from '../../features/share-preview/share-provider.tsx';
import { SizeMeter } from '../../features/size-meter/size-meter.tsx';
import { VariantBar } from '../../features/variant-scope/variant-bar.tsx';
import { VariantMark } from '../../features/variant-scope/variant-mark.tsx';
import { BarSlotContext } from '../../features/wizard-frame/bar-slot-context.ts';
import { WizardHeader } from '../../features/wizard-frame/wizard-header.tsx';
import { WizardNavigation } from '../../features/wizard-frame/wizard-navigation.tsx';
import { WizardSidebar } from '../../features/wizard-frame/wizard-sidebar.tsx';
import { focusField, readFieldRequest } from '../../lib/page/focus-field.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { FieldMarkContext } from '../../ui/fields/field-mark.tsx';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { findRequestedElement } from './steps/find-requested-element.ts';
import { findOpenableStep, parseStep } from './parse-step.ts';
import { useIsScopeShown } from './use-scope-in-url.ts';
import { AssetsStep } from './steps/assets-step.tsx';
import { CustomizationStep } from './steps/customization-step.tsx';
import { ExportStep } from './steps/export-step.tsx';
import { PauseStep } from './steps/pause-step.tsx';
import { PreviewStep } from './steps/preview-step.tsx';
import { WizardTools } from './wizard-tools.tsx';
import styles from './wizard.module.css';

const stepViews = {
  1: AssetsStep,
  2: PauseStep,
  3: CustomizationStep,
  4: PreviewStep,
  5: ExportStep,
} as const;

const renderVariantMark = (field: FieldId) => <VariantMark field={field} />;

/** One sentence under each step's title. */
const stepDescriptions: Readonly<Record<StepNumber, string>> = {
  1: 'The image viewers see first, and the gameplay they are about to play.',
  2: 'Choose how many times the video waits for a spin, and mark where.',
  3: 'Select anything in the ad to change it, or drag it where you want it.',
  4: 'This is the finished ad. Tap it like a viewer would.',
  5: 'One file for each network, ready to upload.',
};

/** The wizard with the step in the URL, or the last step before it that can be opened. */
export function Wizard({ adId }: { adId: string }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const config = useDraftSelector(selectConfig);
  const wanted = parseStep(query.get(createParams.step));
  const step = findOpenableStep(wanted, config);
  // The network of the preview stays chosen in the other steps.
  const as = query.get(createParams.as);
  const goTo = (next: StepNumber) => void navigate(paths.create.to({ adId, step: next, as }));
  // Replaces a URL whose step cannot be opened yet, and explains why.
  useEffect(() => {
    if (wanted === step) return;
    showToast({
      id: 'step',
      text: messages.steps.notYet({
        step: wizardSteps[wanted - 1]?.name ?? '',
        problem: describeFirstProblem(step, config) ?? '',
      }),
      tone: 'warning',
      durationMs: timings.noteMs,
    });
    void navigate(paths.create.to({ adId, step, as }), { replace: true });
  }, [adId, as, config, navigate, step, wanted]);
  const titleRef = useFocusOnChange(step);
  useRequestedField(step, config);
  const { name, title, next } = wizardSteps[step - 1] ?? wizardSteps[0];
  usePageTitle(name, config.name ?? defaults.name);
  useStepKeys({
    onContinue: () => {
      const problem = describeFirstProblem(step, config);
      if (problem === null) goTo(Math.min(step + 1, wizardSteps.length) as StepNumber);
      else showToast({ id: 'step', text: problem, tone: 'warning', durationMs: timings.noteMs });
    },
    onGoBack: () => goTo(Math.max(step - 1, 1) as StepNumber),
  });
  const [barSlot, setBarSlot] = useState<HTMLElement | null>(null);
  const StepView = stepViews[step];
  return (
    <>
      {/* Outside the reading order of the phone layout, which would place it last. */}
      <SkipLink label={`Skip to ${name}`} targetRef={titleRef} />
      <div className={styles.wizard}>
        <WizardSidebar step={step} onStep={goTo} tools={<WizardTools adId={adId} />}>
          <div className={styles.networks}>
            <SizeMeter />
            <PreflightChip adId={adId} step={step} />
          </div>
        </WizardSidebar>
        <main className={styles.main}>
          <WizardHeader step={step} title={title} description={stepDescriptions[step]} titleRef={titleRef} />
          <VariantBar />
          <ShareProvider adId={adId} key={adId}>
            <BarSlotContext value={barSlot}>
              <FieldMarkContext value={renderVariantMark}>
                <div className={styles.content} key={step}>
                  <StepView />
                </div>
              </FieldMarkContext>
            </BarSlotContext>
          </ShareProvider>
          <WizardNavigation
            step={step}
            nextLabel={next}
            canContinue={canContinue(step, config)}
            problem={describeFirstProblem(step, config)}
            onStep={goTo}
            slotRef={setBarSlot}
          />
        </main>
        <ConflictModal />
      </div>
    </>
  );
}

function describeFirstProblem(step: StepNumber, config: AdConfig): string | null {
  const [problem] = findStepProblems(step, config);
  return problem === undefined ? null : describeProblem(problem, 'step');
}

/** Moves the focus to the step's title when the step changes, so that reading and tabbing continue there. */
function useFocusOnChange(step: StepNumber) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shownRef = useRef(step);
  useEffect(() => {
    if (shownRef.current === step) return;
    shownRef.current = step;
    window.scrollTo({ top: 0 });
    titleRef.current?.focus({ preventScroll: true });
  }, [step]);
  return titleRef;
}

/**
 * Focuses the field, or the handle of the element, that the link to this step requested, in the variant that it names. Call it
 * after all other hooks that move the focus.
 */
function useRequestedField(step: StepNumber, config: AdConfig): void {
  const { key, state } = useLocation();
  const isScopeShown = useIsScopeShown();
  const focusRequested = useEffectEvent(() => {
    const element = findRequestedElement(state, config);
    const id = element === null ? readFieldRequest(state) : getHandleId(element);
    if (id !== null) focusField(id);
  });
  // The key differs for each navigation, even to the same field.
  useEffect(() => {
    if (isScopeShown) focusRequested();
  }, [key, step, isScopeShown]);
}

/** Handles Cmd or Ctrl with Enter to continue, and with Shift to go back. Does nothing in dialogs. */
function useStepKeys({ onContinue, onGoBack }: { onContinue: () => void; onGoBack: () => void }): void {
  const act = useEffectEvent((isBack: boolean) => (isBack ? onGoBack() : onContinue()));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.defaultPrevented || event.repeat) return;
      const { target } = event;
      if (target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null)
        return;
      event.preventDefault();
      act(event.shiftKey);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
