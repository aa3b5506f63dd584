import { watchBuilds, type Build } from '@spinreel/api-contract/builds';
import { timings } from '@spinreel/config-schema/limits/timings';
import { parseEvent } from '../progress/parse-event.ts';

/**
 * Subscribes to the builds of an ad. EventSource reconnects by itself after an interruption, and each connection starts
 * with the newest builds. A connection can be refused, and a proxy may hold messages back. So while messages are
 * expected (`isExpecting`) but none arrive, `onSilence` is called again and again. Returns a function that unsubscribes.
 */
export function followBuilds(options: {
  adId: string;
  onBuild: (build: Build) => void;
  isExpecting: () => boolean;
  onSilence: () => void;
}): () => void {
  const { adId, onBuild, isExpecting, onSilence } = options;
  let heardAt = 0;
  let stream = open();

  function open(): EventSource {
    const opened = new EventSource(watchBuilds.path(adId));
    opened.addEventListener('error', () => (heardAt = 0));
    opened.addEventListener('message', (event: MessageEvent<string>) => {
      heardAt = Date.now();
      const build = parseEvent(event) as Build | null;
      if (build !== null) onBuild(build);
    });
    return opened;
  }

  const timer = setInterval(() => {
    if (Date.now() - heardAt < timings.buildsSilenceMs || !isExpecting()) return;
    // EventSource never reconnects after a refusal, such as 429 or a proxy's error page.
    if (stream.readyState === EventSource.CLOSED) stream = open();
    onSilence();
  }, timings.buildsPollMs);
  return () => {
    clearInterval(timer);
    stream.close();
  };
}
