import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { demoAds, type DemoAd } from '../../config/demo-ads.ts';
import { anchors } from '../../config/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { DemoPhone } from './demo-phone.tsx';
import styles from './live-demo.module.css';

const moments = [
  { name: 'The cover invites', text: 'Silent and still until the first tap, as ad networks require.' },
  {
    name: 'The reels wait',
    text: 'The game pauses on the exact frame you chose, until the viewer taps to spin.',
    needsPause: true,
  },
  { name: 'The win lands', text: 'Your badge, with coins or confetti, celebrates the result.' },
  {
    name: 'The button closes the deal',
    text: 'In your campaign, this tap opens the store. In the demo, it opens nothing.',
  },
] as const;

/** Finished ads to play, and what to look for. Only the selected one is loaded. */
export function LiveDemo() {
  const [ad, setAd] = useState<DemoAd>(demoAds[0]);
  const [turn, setTurn] = useState(0);
  const shownMoments = moments.filter((moment) => !('needsPause' in moment) || ad.pauseCount > 0);
  return (
    <section id={anchors.liveDemo} tabIndex={-1} className={styles.section} aria-labelledby="live-demo-title">
      <div className={styles.content}>
        <SectionHeading
          id="live-demo-title"
          kicker="Live demo"
          title="Go on, spin it"
          lead="No mock-ups: these are ads exactly as Spinreel exports them, running in a sandbox. Choose one and tap the phone."
        />
        <div role="group" aria-label="Example" className={styles.examples}>
          {demoAds.map((example) => (
            <button
              key={example.id}
              type="button"
              aria-pressed={example.id === ad.id}
              onClick={() => setAd(example)}
              className={styles.example}
            >
              <strong className="type-heading">{example.name}</strong>{' '}
              <span className="text-gold-bright type-small">{example.layout}</span>{' '}
              <span className={styles.exampleText}>{example.text}</span>
            </button>
          ))}
        </div>
        <ol className={styles.moments}>
          {shownMoments.map(({ name, text }) => (
            <li key={name}>
              <h3 className="type-heading">{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.stage}>
        <DemoPhone ad={ad} title={`Live demo: ${ad.name}`} widthPx={320} turn={turn} isEager />
        <Button icon={<RotateCw />} onClick={() => setTurn(turn + 1)}>
          Refresh
        </Button>
      </div>
    </section>
  );
}
