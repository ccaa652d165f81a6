import { oneOf, seconds, settings, url } from '../settings/forms.ts';

export const databaseSettings = settings({
  variables: {
    DATABASE_URL: url('postgresql:', 'postgres:').optional(),
    DATABASE_REPLICA_URL: url('postgresql:', 'postgres:').optional(),
    DATABASE_TIMEOUT: seconds().default(10),
    MIGRATIONS: oneOf('run', 'wait', 'refuse').default('run'),
  },
  read: (given) => ({
    /** Unset: the embedded PostgreSQL in `dataDir`. */
    databaseUrl: given.DATABASE_URL,
    /** A copy of the database that follows it, for public reads. */
    databaseReplicaUrl: given.DATABASE_REPLICA_URL,
    /** How long a request may wait for the database in all, and a statement of any other work, in milliseconds. */
    databaseTimeout: 1000 * given.DATABASE_TIMEOUT,
    /** What a start does about pending migrations. */
    migrations: given.MIGRATIONS,
  }),
});
