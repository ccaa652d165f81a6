/**
 * Sweeps make all of their tries with `THOROUGH=1`, as CI does, and otherwise a sample. Both are deterministic, and both try
 * every field and every call.
 */
export const isThorough = process.env.THOROUGH === '1';

/** The number of tries: `all` of them, or a sample. */
export const tries = (all: number, sample: number): number => (isThorough ? all : sample);
