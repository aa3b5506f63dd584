import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { ScreenPartRole } from '@spinreel/exporters/preview-messages';

const partNames: Readonly<Record<ScreenPartRole, string>> = {
  button: 'button',
  text: 'cover text',
  finger: 'finger pointer',
  badge: 'winning badge',
  legalText: 'legal text',
  ageMark: 'age mark',
  logo: 'logo',
  mute: 'mute button',
};

/** Returns the name of a part of an ad's screen, for sentences. */
export function nameScreenPart(role: ScreenPartRole, screen: PlacementScreen): string {
  if (role === 'text' && screen === 'outro') return 'outro headline';
  if (role === 'button') return screen === 'outro' ? 'outro button' : 'spin button';
  return partNames[role];
}
