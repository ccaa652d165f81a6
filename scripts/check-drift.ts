import { command, say } from '../server/commands/command.ts';
import { differenceToSchema, migrateDatabase } from '../server/database/migrate.ts';
import { withScratchDatabase } from './scratchDatabase.ts';

// Exits with 1, and the difference, when the migrations do not lead to schema.prisma.
await command(async () => {
  const difference = await withScratchDatabase(async (url) => {
    await migrateDatabase(url);
    return differenceToSchema(url);
  });
  if (difference !== undefined) {
    throw new Error(`The migrations do not lead to schema.prisma. npm run db:migration would write:\n\n${difference}`);
  }
  say('The migrations lead to schema.prisma.');
});
