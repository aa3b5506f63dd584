/** How the spin button looks. */
export const buttonStyles = ['classic', 'glossy-dome', 'flashy-stacked'] as const;
export type ButtonStyle = (typeof buttonStyles)[number];

/** What flies over the screen with the winning badge. */
export const animationTypes = ['none', 'confetti', 'coins'] as const;
export type AnimationType = (typeof animationTypes)[number];

/** What fills the screen around a split-screen video. */
export const backgroundTypes = ['transparent-video', 'solid-color', 'custom-image'] as const;
export type BackgroundType = (typeof backgroundTypes)[number];

/** The screens on which elements can be placed. */
export const placementScreens = ['cover', 'gameplay', 'outro'] as const;
export type PlacementScreen = (typeof placementScreens)[number];
