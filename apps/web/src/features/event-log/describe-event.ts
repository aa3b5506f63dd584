import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';

/** Describes an ad event with the wizard's terms. */
export function describeEvent(event: AdEvent): string {
  switch (event.type) {
    case 'load':
      return 'The video can play';
    case 'start':
      return 'First tap';
    case 'pause':
      return `Pause at frame ${event.frame}, ${writeCount(event.spinsLeft, 'spin')} left`;
    case 'spin':
      return `Spin, ${writeCount(event.spinsLeft, 'spin')} left`;
    case 'badge':
      return 'Winning badge';
    case 'outro':
      return 'Outro';
    case 'cta':
      return 'Tap on the button to the store';
    case 'mute':
      return event.isMuted ? 'Sound off' : 'Sound on';
    case 'error':
      return event.message;
  }
}
