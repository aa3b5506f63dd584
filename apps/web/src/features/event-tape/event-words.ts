import type { AdEvent } from '@spinreel/ad-runtime/ad-host';

/** What an event of the ad means, in the words of the wizard. */
export function eventWords(event: AdEvent): string {
  switch (event.type) {
    case 'load':
      return 'The video can play';
    case 'start':
      return 'First tap';
    case 'pause':
      return `Pause at frame ${event.frame}, ${spins(event.spinsLeft)} left`;
    case 'spin':
      return `Spin, ${spins(event.spinsLeft)} left`;
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

function spins(count: number): string {
  return count === 1 ? '1 spin' : `${count} spins`;
}
