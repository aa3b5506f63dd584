import type { AdEvent } from '@spinreel/ad-runtime/ad-host';

/** Describes an ad event with the wizard's terms. */
export function describeEvent(event: AdEvent): string {
  switch (event.type) {
    case 'load':
      return 'The video can play';
    case 'start':
      return 'First tap';
    case 'pause':
      return `Pause at frame ${event.frame}, ${formatSpins(event.spinsLeft)} left`;
    case 'spin':
      return `Spin, ${formatSpins(event.spinsLeft)} left`;
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

function formatSpins(count: number): string {
  return count === 1 ? '1 spin' : `${count} spins`;
}
