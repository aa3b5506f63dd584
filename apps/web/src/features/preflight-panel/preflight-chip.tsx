import { stepProblems } from '@spinreel/config-schema/wizard-steps';
import { CircleCheck, CircleDashed, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { fixOfProblem } from './fix-target.ts';
import { issueCount, issueWords } from './issue-count.ts';
import { useFix } from './use-fix.ts';
import { useKnownPreflight, type Preflight } from './use-preflight.ts';
import styles from './preflight-chip.module.css';

/** Whether the networks will accept the ad, in a few words; leads to what is missing, or to the whole answer. */
export function PreflightChip({ adId }: { adId: string }) {
  const preflight = useKnownPreflight();
  const fix = useFix(adId);
  const { icon, tone, words } = shown(preflight);
  const target =
    preflight.status === 'blocked' ? fixOfProblem(preflight.problem) : { step: 5 as const, fields: [] };
  const pauseProblem = useDraftSelector(({ adDraft }) => stepProblems(2, adDraft.config)[0]);
  // Said on that step too, from which there is nowhere to go back to.
  const said = target.step === 2 && pauseProblem !== undefined ? pauseProblem : words;
  return (
    <button
      type="button"
      className={styles.chip}
      data-tone={tone}
      onClick={() => fix({ label: '', ...target })}
    >
      {icon}
      <span className={styles.words}>{said}</span>
    </button>
  );
}

function shown(preflight: Preflight) {
  switch (preflight.status) {
    case 'blocked':
      return { icon: <CircleDashed aria-hidden="true" />, tone: 'calm', words: preflight.problem };
    case 'unchecked':
      return { icon: <ShieldCheck aria-hidden="true" />, tone: 'calm', words: 'Ready to be checked' };
    case 'checking':
    case 'busy':
      return { icon: <Spinner />, tone: 'calm', words: 'Checking for the networks...' };
    case 'failed':
      return { icon: <TriangleAlert aria-hidden="true" />, tone: 'warning', words: 'Could not be checked' };
    case 'checked': {
      const { networks } = preflight;
      const isOk = networks.every(({ passed }) => passed);
      return {
        icon: isOk ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />,
        tone: isOk ? 'good' : 'bad',
        words: networks
          .map((network) => `${shortName(network.label)} ${issueWords(issueCount(network))}`)
          .join(' · '),
      };
    }
  }
}

/** 'Meta' of 'Meta Ads'. */
function shortName(label: string): string {
  return label.replace(/ Ads$/, '');
}
