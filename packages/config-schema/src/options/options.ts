/** The styles of the spin button. */
export const buttonStyles = ['classic', 'glossy-dome', 'flashy-stacked'] as const;
export type ButtonStyle = (typeof buttonStyles)[number];

/** The animations shown with the winning badge. */
export const animationTypes = ['none', 'confetti', 'coins'] as const;
export type AnimationType = (typeof animationTypes)[number];

/** The backgrounds around a split-screen video. */
export const backgroundTypes = ['transparent-video', 'solid-color', 'custom-image'] as const;
export type BackgroundType = (typeof backgroundTypes)[number];

/** The screens on which elements can be placed. */
export const placementScreens = ['cover', 'gameplay', 'outro'] as const;
export type PlacementScreen = (typeof placementScreens)[number];
