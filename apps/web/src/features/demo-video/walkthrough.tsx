import { siteFacts } from '@spinreel/config-schema/site/site-facts';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { site } from '../../config/site.ts';
import styles from './walkthrough.module.css';

const film = { src: '/walkthrough.mp4', poster: '/walkthrough.webp', captions: '/walkthrough.vtt' } as const;
const title = `Walkthrough of ${site.productName}, ${siteFacts.demoVideoSeconds} seconds`;
const embedHost = readHost(site.walkthroughEmbedUrl);

/** The walkthrough film. Before a click, only its poster is loaded, and nothing from a video platform. */
export function Walkthrough() {
  const [state, setState] = useState<'waiting' | 'playing' | 'missing'>('waiting');
  const [hasPoster, setHasPoster] = useState(true);
  return (
    <>
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
              <Play />
              Play the walkthrough
            </span>
          </button>
        )}
        {state === 'playing' && embedHost !== null && (
          <iframe
            src={site.walkthroughEmbedUrl}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            // The player needs its own origin, which is not this site's.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation"
            // The focused button has been removed.
            ref={(frame) => frame?.focus()}
            className={styles.film}
          />
        )}
        {state === 'playing' && embedHost === null && (
          <video
            src={film.src}
            poster={film.poster}
            title={title}
            controls
            autoPlay
            playsInline
            ref={(video) => video?.focus()}
            onError={() => setState('missing')}
            className={styles.film}
          >
            <track kind="captions" src={film.captions} srcLang="en" label="English" default />
          </video>
        )}
        {state === 'missing' && (
          <p role="status" tabIndex={-1} ref={(text) => text?.focus()} className={styles.missing}>
            The film can’t be played right now. Try the live demo above instead.
          </p>
        )}
      </div>
      {embedHost !== null && (
        <p className={styles.embedNote}>
          A click loads the film from {embedHost}, which then receives your IP address and may set cookies.
        </p>
      )}
    </>
  );
}

function readHost(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}
