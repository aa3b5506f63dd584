import { siteFacts } from '@spinreel/config-schema/site-facts';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { site } from '../../config/site.ts';
import styles from './walkthrough.module.css';

const film = { src: '/walkthrough.mp4', poster: '/walkthrough.webp', captions: '/walkthrough.vtt' } as const;
const title = `Walkthrough of ${site.productName}, ${siteFacts.demoVideoSeconds} seconds`;

/**
 * The walkthrough film. Nothing of it but its picture is loaded before somebody wants to see it, and nothing at all from
 * another site, where the deployment names one.
 */
export function Walkthrough() {
  const [state, setState] = useState<'waiting' | 'playing' | 'missing'>('waiting');
  const [hasPoster, setHasPoster] = useState(true);
  return (
    <div className={styles.screen}>
      {state === 'waiting' && (
        <button type="button" className={styles.poster} onClick={() => setState('playing')}>
          {hasPoster && (
            <img
              src={film.poster}
              alt=""
              width={1280}
              height={720}
              loading="lazy"
              onError={() => setHasPoster(false)}
            />
          )}
          <span className={styles.play}>
            <Play aria-hidden="true" />
            Play the walkthrough
          </span>
        </button>
      )}
      {state === 'playing' && site.walkthroughEmbedUrl !== '' && (
        <iframe
          src={site.walkthroughEmbedUrl}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          // The film's site needs its origin to play; it is not this one.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation"
          className={styles.film}
        />
      )}
      {state === 'playing' && site.walkthroughEmbedUrl === '' && (
        <video
          src={film.src}
          poster={film.poster}
          title={title}
          controls
          autoPlay
          playsInline
          // The button that had the focus is gone.
          ref={(video) => video?.focus()}
          onError={() => setState('missing')}
          className={styles.film}
        >
          <track kind="captions" src={film.captions} srcLang="en" label="English" default />
        </video>
      )}
      {state === 'missing' && (
        <p role="status" className={styles.missing}>
          The film cannot be shown at the moment. The live demo above can be played instead.
        </p>
      )}
    </div>
  );
}
