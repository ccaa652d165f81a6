import { build } from './build.ts';

/** Builds what has changed, then serves it, in this one process: signals reach the server itself. */
process.env.NODE_ENV ??= 'production';
await build();
await import('../server/main.ts');
