/** Arguments of Node for the compiled server: `npm start` and the image have the same. */
export const compiledServer = ['dist/node/main.js'];

/**
 * Its environment, where the caller's has nothing else (docs/decisions/0099). V8 lets garbage grow in
 * proportion to how large the heap may become, and the C library keeps an area of freed memory for each of its arenas.
 */
export const compiledServerMemory = { NODE_OPTIONS: '--max-old-space-size=1024', MALLOC_ARENA_MAX: '2' };
