import {
  canContinue,
  stepProblems,
  wizardSteps,
  type StepNumber,
} from '@spinreel/config-schema/wizard-steps';
import { defaults } from '@spinreel/config-schema/defaults';
import { messages } from '@spinreel/config-schema/messages';
import { timings } from '@spinreel/config-schema/timings';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { createParams, paths } from '../../config/paths.ts';
import { ConflictModal } from '../../features/draft-conflict/conflict-modal.tsx';
import { PreflightChip } from '../../features/preflight-panel/preflight-chip.tsx';
import { SizeMeter } from '../../features/size-meter/size-meter.tsx';
import { WizardHeader } from '../../features/wizard-frame/wizard-header.tsx';
import { WizardNavigation } from '../../features/wizard-frame/wizard-navigation.tsx';
import { WizardSidebar } from '../../features/wizard-frame/wizard-sidebar.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { showToast } from '../../ui/toasts.ts';
import { openableStep, stepFromAddress } from './step-from-address.ts';
import { useAskedField } from './use-asked-field.ts';
import { useStepKeys } from './use-step-keys.ts';
import { stepDescriptions } from './step-descriptions.ts';
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

/** The wizard around the step that the address names, or around the last one that can be opened before it. */
export function Wizard({ adId }: { adId: string }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const config = useDraftSelector((state) => state.adDraft.config);
  const wanted = stepFromAddress(query.get(createParams.step));
  const step = openableStep(wanted, config);
  const goTo = (next: StepNumber) => void navigate(paths.create.to({ adId, step: next }));
  // The address never names a step that cannot be opened yet; going elsewhere is explained.
  useEffect(() => {
    if (wanted === step) return;
    showToast({
      id: 'step',
      text: messages.steps.notYet({
        step: wizardSteps[wanted - 1]?.name ?? '',
        problem: stepProblems(step, config)[0] ?? '',
      }),
      tone: 'warning',
      durationMs: timings.noteMs,
    });
    void navigate(paths.create.to({ adId, step }), { replace: true });
  }, [adId, config, navigate, step, wanted]);
  const titleRef = useFocusOnChange(step);
  useAskedField(step);
  const { name, title, next } = wizardSteps[step - 1] ?? wizardSteps[0];
  usePageTitle(name, config.name ?? defaults.name);
  useStepKeys({
    onContinue: () => {
      const problem = stepProblems(step, config)[0];
      if (problem === undefined) goTo(Math.min(step + 1, wizardSteps.length) as StepNumber);
      else showToast({ id: 'step', text: problem, tone: 'warning', durationMs: timings.noteMs });
    },
    onGoBack: () => goTo(Math.max(step - 1, 1) as StepNumber),
  });
  const StepView = stepViews[step];
  return (
    <div className={styles.wizard}>
      <SkipLink label={`Skip to ${name}`} targetRef={titleRef} />
      <WizardSidebar step={step} onStep={goTo} tools={<WizardTools adId={adId} />}>
        <div className={styles.networks}>
          <SizeMeter />
          <PreflightChip adId={adId} />
        </div>
      </WizardSidebar>
      <main className={styles.main}>
        <WizardHeader step={step} title={title} description={stepDescriptions[step]} titleRef={titleRef} />
        <div className={styles.content} key={step}>
          <StepView />
        </div>
        <WizardNavigation
          step={step}
          nextLabel={next}
          canContinue={canContinue(step, config)}
          problems={step === 3 ? [] : stepProblems(step, config)}
          onStep={goTo}
        />
      </main>
      <ConflictModal />
    </div>
  );
}

/** Moves the focus to the step's title when the step changes, so that reading and tabbing go on there. */
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
