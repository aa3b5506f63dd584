/** Options of a wait for an event that follows at once, unless the machine is busy with something else. */
export const patient = { timeout: 120_000 };
