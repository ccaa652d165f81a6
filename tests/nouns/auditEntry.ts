import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf, plainly } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { adminsOnly, outcomes } from './outcomes.ts';

/** Only admins read the audit log, and nobody changes it. */

/** An entry of the actor `admin` about a job. */
async function entry(fixtures: Fixtures): Promise<{ id: number }> {
  const { app, people } = fixtures;
  return app.services.db.auditEntry.create({
    data: {
      createdAt: app.clock.now,
      adminId: people.admin.id,
      adminName: people.admin.name,
      action: 'job.save',
      recordType: 'JOB',
      recordId: (await make.job(fixtures)).id,
      recordLabel: 'Waiter',
      after: { name: 'Waiter' },
      source: 'GRAPHQL',
    },
  });
}

export const auditEntry = {
  graph: {
    'node AuditEntry': {
      "an admin's": nodeOf(
        'AuditEntry',
        async (fixtures) => (await entry(fixtures)).id,
        outcomes({ rest: 'NotFound', admin: 'seen' }),
      ),
    },
    'Query.auditEntries': { 'all of them': plainly('auditEntries { edges { node { id } } }', adminsOnly('seen')) },
    'Query.auditAdmins': { 'all of them': plainly('auditAdmins { id }', adminsOnly('seen')) },
  },
} satisfies Noun;
