import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Hand-tuned SQL of the server is written with Kysely (`server/database/kysely.ts`), which checks it against the model. */

/** Files that send SQL in another way, each with its reason. */
const accepted: Record<string, string> = {
  'server/start/adapters.ts': 'Checks that the database answers.',
  'server/database/baseline.ts': 'Records what the tables were created by.',
  'server/database/embedded.ts': 'Starts the server, before there is a database.',
  'server/database/kysely.ts': 'Runs the statements that Kysely writes.',
  'server/database/migrate.ts': 'Locks the database while its tables are created.',
  'server/database/prepare.ts': 'Checks the encoding of the database before its tables are created.',
  'server/queue/boss.ts': 'Runs the statements of pg-boss.',
};

const otherSql = /\$(?:query|execute)Raw|\bPrisma\.(?:sql|raw|join|empty)\b|\b(?:pool|client|lock)\.query\b/;

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((file) => join('server', file))
  .filter((file) => file.endsWith('.ts') && !file.includes('/generated/') && !file.endsWith('.test.ts'));

describe('SQL of the server', () => {
  it('is written with Kysely', () => {
    expect(files.length).toBeGreaterThan(200);
    const found = files.filter((file) => otherSql.test(readFileSync(file, 'utf8')));
    expect(found.toSorted()).toEqual(Object.keys(accepted).toSorted());
  });
});
