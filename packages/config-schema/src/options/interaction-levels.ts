/** How many times the video pauses for a tap. The tap on the cover that starts the video is not counted. */
export const pausePointCounts = [0, 1, 2] as const;
export type PausePointCount = (typeof pausePointCounts)[number];

/** The three cards of the 'Configure Interaction Points' step, in order. */
export const interactionLevels = [
  { count: 0, name: 'Straight Play', description: 'The video plays from the first tap to the end.' },
  { count: 1, name: 'Single Spin', description: 'The video pauses once and waits for a spin.' },
  { count: 2, name: 'Double Spin', description: 'The video pauses twice: two spins before the win.' },
] as const satisfies readonly { count: PausePointCount; name: string; description: string }[];

/** Returns the name of the level, such as 'Double Spin'. */
export function getInteractionLevelName(count: PausePointCount): string {
  return interactionLevels[count].name;
}
