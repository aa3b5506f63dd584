import { Sparkles } from 'lucide-react';
import { useDraftSelector, type DraftRoot } from '../../ad-draft/draft-root.ts';
import { isFilledWithSample } from '../../ad-draft/fill-with-sample.ts';
import { isUploading } from '../../ad-draft/uploads-slice.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import pictureUrl from './casino-sample.webp';
import styles from './sample-offer.module.css';
import { SampleReady } from './sample-ready.tsx';
import { useSample } from './use-sample.ts';

/** Offers a whole ad to a wizard that is empty; once it is in, says so and shows the ways on. */
export function SampleOffer() {
  const isEmpty = useDraftSelector(isStepEmpty);
  const isFilled = useDraftSelector(isFilledWithSample);
  const { isFilling, problem, fill } = useSample();
  if (isFilled) return <SampleReady />;
  if (!isEmpty && problem === null) return null;
  return (
    <section className={styles.offer} aria-labelledby="sample-title">
      <img src={pictureUrl} alt="" width={560} height={700} className={styles.picture} />
      <div className={styles.words}>
        <h2 id="sample-title" className={styles.title}>
          Try it with the casino sample
        </h2>
        <p className={styles.text}>
          A finished slot ad with cover, gameplay, two spins, badge, music and outro. Look around, change what
          you like, export it. No files needed.
        </p>
        {problem !== null && <Notice tone="error">{problem}</Notice>}
      </div>
      <Button
        variant="primary"
        isBusy={isFilling}
        disabled={isFilling}
        icon={<Sparkles aria-hidden="true" />}
        className={styles.action}
        onClick={() => void fill()}
      >
        {isFilling ? 'Filling in...' : problem === null ? 'Use the sample' : 'Try again'}
      </Button>
    </section>
  );
}

/** Nothing is there yet and nothing is on its way. */
function isStepEmpty({ adDraft, uploads }: DraftRoot): boolean {
  return (['coverImage', 'gameplayVideo'] as const).every(
    (slot) => !adDraft.config.assets?.[slot]?.filePath && !isUploading(uploads[slot]),
  );
}
