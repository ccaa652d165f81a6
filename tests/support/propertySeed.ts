import fc from 'fast-check';

/** Property tests repeat the same cases, so that a failure belongs to the change under test. `PROPERTY_SEED` tries others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) });
