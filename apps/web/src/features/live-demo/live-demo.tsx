import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { anchors } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { DemoPhone } from './demo-phone.tsx';
import styles from './live-demo.module.css';

const moments = [
  {
    name: 'The cover invites',
    text: 'Silent and still until the first tap: that is what networks and viewers expect.',
  },
  {
    name: 'The reels wait',
    text: 'The game freezes on the very frame you chose, and the viewer spins. Twice in this ad.',
  },
  { name: 'The win lands', text: 'Your badge, with coins or confetti, while the last picture stands.' },
  {
    name: 'The button asks',
    text: 'One tap on the last screen is the click your campaign pays for. Here it leads nowhere.',
  },
] as const;

/** A finished ad to play with, and what to look out for. */
export function LiveDemo() {
  const [turn, setTurn] = useState(0);
  return (
    <section id={anchors.liveDemo} tabIndex={-1} className={styles.section} aria-labelledby="live-demo-title">
      <div className={styles.words}>
        <SectionHeading
          id="live-demo-title"
          kicker="Live demo"
          title="Go on, spin it"
          lead="No film and no mock-up: this is the very file that Spinreel exports, running in a sandbox as it would in an app. Tap the phone."
        />
        <ol className={styles.moments}>
          {moments.map(({ name, text }) => (
            <li key={name}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.stage}>
        <DemoPhone title="Live demo: the slot ad Lucky Reels" widthPx={320} turn={turn} isEager />
        <Button icon={<RotateCw aria-hidden="true" />} onClick={() => setTurn(turn + 1)}>
          Refresh
        </Button>
      </div>
    </section>
  );
}
