import { startEmbeddedDatabase } from '../../server/database/embedded.ts';

// A process that uses the database of the given folder until it is terminated or killed.
const database = await startEmbeddedDatabase({ dataDir: process.argv[2] ?? '' });
process.once('SIGTERM', () => {
  void database.stop();
});
process.stdout.write(`${database.url}\n`);
