import { Sparkles } from 'lucide-react';
import { useDraftSelector, type DraftRoot } from '../../ad-draft/draft-root.ts';
import { isFilledWithSample } from '../../ad-draft/uploads/fill-with-sample.ts';
import { isUploading } from '../../ad-draft/uploads/uploads-slice.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import imageUrl from './casino-sample.webp';
import styles from './sample-offer.module.css';
import { SampleReady } from './sample-ready.tsx';
import { useSample } from './use-sample.ts';

/** Offers a complete ad while the wizard is empty. After loading it, offers the next steps. */
export function SampleOffer() {
  const isEmpty = useDraftSelector(isStepEmpty);
  const isFilled = useDraftSelector(isFilledWithSample);
  const { isFilling, problem, fill } = useSample();
  if (isFilled) return <SampleReady />;
  if (!isEmpty && problem === null) return null;
  return (
    <section className={styles.offer} aria-labelledby="sample-title">
      <img src={imageUrl} alt="" width={560} height={700} className={styles.image} />
      <div className="grid gap-2">
        <h2 id="sample-title" className="type-heading">
          Try it with the casino sample
        </h2>
        <p className={styles.text}>
          A finished slot ad with cover, gameplay, two spins, badge, music and outro. Look around, change what
          you like and export it. No files needed.
        </p>
        {problem !== null && <Notice tone="error">{problem}</Notice>}
      </div>
      <Button
        variant="primary"
        isBusy={isFilling}
        disabled={isFilling}
        icon={<Sparkles />}
        className={styles.action}
        onClick={() => void fill()}
      >
        {isFilling ? 'Loading...' : problem === null ? 'Use the sample' : 'Try again'}
      </Button>
    </section>
  );
}

/** Whether neither the cover nor the video is uploaded or being uploaded. */
function isStepEmpty({ adDraft, uploads }: DraftRoot): boolean {
  return (['coverImage', 'gameplayVideo'] as const).every(
    (slot) => !adDraft.document.assets?.[slot]?.filePath && !isUploading(uploads[slot]),
  );
}
