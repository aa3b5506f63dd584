/** The styles of the spin button. */
export const buttonStyles = ['classic', 'glossy-dome', 'flashy-stacked'] as const;
export type ButtonStyle = (typeof buttonStyles)[number];

/** What viewers tap at a pause: a button that the player draws, or the button in the video, which the player marks. */
export const spinControls = ['button', 'highlight'] as const;
export type SpinControl = (typeof spinControls)[number];

/** The outline and the shadow of the cover text. */
export const coverTextStyles = ['outline', 'contrast', 'raised', 'glow', 'shadow', 'banner'] as const;
export type CoverTextStyle = (typeof coverTextStyles)[number];

/** What determines the look of the cover text: a style in the colors of the brand, or the values of `lettering`. */
export const coverTextLooks = [...coverTextStyles, 'custom'] as const;
export type CoverTextLook = (typeof coverTextLooks)[number];

/** What the letters of a custom look are filled with. A gradient goes from the top to the bottom of each line. */
export const letteringFills = ['color', 'gradient'] as const;

/** The shadows of a custom look. */
export const letteringShadows = ['none', 'soft', 'hard'] as const;

/** The ready-made custom looks. */
export const letteringPresetIds = ['gold', 'neon', 'candy', 'comic', 'clean', 'royal'] as const;
export type LetteringPresetId = (typeof letteringPresetIds)[number];

/** The value of a text's font, weight or letter case that is that of the spin button. */
export const followAd = 'as-the-ad';

/** The letter case of buttons and the cover text. */
export const textCases = ['as-typed', 'upper-case'] as const;
export type TextCase = (typeof textCases)[number];

/** The animations shown with the winning badge. */
export const animationTypes = ['none', 'confetti', 'coins'] as const;
export type AnimationType = (typeof animationTypes)[number];

/**
 * What the outro shows with its button: the last frame of the video as a framed card, an image that fills the screen, or the
 * icon, the name and the rating of the app.
 */
export const outroCompositions = ['win-card', 'image', 'app-card'] as const;
export type OutroComposition = (typeof outroCompositions)[number];

/** What is in the frame of the win card. */
export const winCardPictures = ['last-frame', 'outro-image'] as const;

/** The sounds that the player synthesizes. */
export const soundEffects = ['tap', 'spin', 'stop', 'win', 'coins'] as const;
export type SoundEffect = (typeof soundEffects)[number];

/** The backgrounds around a split-screen video. */
export const backgroundTypes = ['transparent-video', 'solid-color', 'custom-image'] as const;
export type BackgroundType = (typeof backgroundTypes)[number];

/** The screens on which elements can be placed. */
export const placementScreens = ['cover', 'gameplay', 'outro'] as const;
export type PlacementScreen = (typeof placementScreens)[number];
