import { command, say } from '../server/commands/command.ts';
import { writeNextMigration } from '../server/database/nextMigration.ts';
import { withScratchDatabase } from './scratchDatabase.ts';

// npm run db:migration -- name: writes the migration from the ones there are to schema.prisma.
await command(async () => {
  const name = process.argv.slice(2).join(' ');
  if (name === '') throw new Error('What does it do? npm run db:migration -- add_company_to_job_offer');
  const file = await withScratchDatabase((url) => writeNextMigration({ url, name, now: new Date() }));
  say(file === undefined ? 'There is nothing to do: the migrations lead to schema.prisma.' : `Written: ${file}`);
});
