import { selectConfig } from '../../ad-draft/catalogue/select-asset.ts';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { findStepProblems, type StepNumber } from '@spinreel/config-schema/rules/wizard-steps';
import { CircleCheck, CircleDashed, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { paths } from '../../config/paths.ts';
import { Spinner } from '../../ui/progress/spinner.tsx';
import { findFixTarget } from './fix-target.ts';
import { summarizeVerdicts } from './summarize-verdicts.ts';
import { useFix } from './use-fix.ts';
import { useKnownPreflight, type Preflight } from './use-preflight.ts';
import styles from './preflight-chip.module.css';

/** Shows briefly whether the networks will accept the ad. Opens the missing field or the full report. */
export function PreflightChip({ adId, step }: { adId: string; step: StepNumber }) {
  const preflight = useKnownPreflight();
  const fix = useFix(adId);
  const navigate = useNavigate();
  const { icon, tone, text } = describePreflight(preflight);
  const target = preflight.status === 'blocked' ? findFixTarget(preflight.problem) : null;
  const pauseProblem = useDraftSelector((state) => {
    const [problem] = findStepProblems(2, selectConfig(state));
    return problem === undefined ? null : describeProblem(problem, 'step');
  });
  const shownText = getShownText();
  return (
    <button
      type="button"
      className={styles.chip}
      data-tone={tone}
      onClick={() => (target === null ? void navigate(paths.create.to({ adId, step: 5 })) : fix(target))}
    >
      {icon}
      <span className={styles.text}>{shownText}</span>
    </button>
  );

  function getShownText(): string {
    // Step 5 says what is missing at its top.
    if (preflight.status === 'blocked' && step === 5) return 'Not checked yet';
    // On step 2 itself, the text 'Please go back' would make no sense.
    return target?.step === 2 && pauseProblem !== null ? pauseProblem : text;
  }
}

function describePreflight(preflight: Preflight) {
  switch (preflight.status) {
    case 'blocked':
      return {
        icon: <CircleDashed />,
        tone: 'calm',
        text: describeProblem(preflight.problem),
      };
    case 'unchecked':
      return { icon: <ShieldCheck />, tone: 'calm', text: 'Not checked yet' };
    case 'checking':
    case 'busy':
      return { icon: <Spinner />, tone: 'calm', text: 'Checking for the networks...' };
    case 'failed':
      return { icon: <TriangleAlert />, tone: 'warning', text: 'Could not be checked' };
    case 'checked': {
      const { networks } = preflight;
      const { isClean, text } = summarizeVerdicts(networks);
      const isAccepted = networks.every(({ passed }) => passed);
      return {
        icon: isClean ? <CircleCheck /> : <TriangleAlert />,
        tone: isClean ? 'good' : isAccepted ? 'warning' : 'bad',
        text,
      };
    }
  }
}
