import { defineConfig } from 'prisma/config';

// The generators need no engine; naming any executable keeps Prisma from downloading one.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
});
