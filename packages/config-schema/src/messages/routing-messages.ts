/** The title of the screen that any routing failure and unknown address shows (product spec, section 2). */
export const routingMessages = {
  unexpected: 'Unexpected Application Error!',
} as const;
