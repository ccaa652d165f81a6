import type { World } from '../access/world.ts';
import { nodeOf, plainly } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { adminsOnly, outcomes } from './outcomes.ts';

/** Only admins read the audit log, and nobody changes it. */

/** An entry of the actor `admin` about a job. */
async function entry(world: World): Promise<{ id: number }> {
  const { app, people } = world;
  return app.services.db.auditEntry.create({
    data: {
      createdAt: app.clock.now,
      adminId: people.admin.id,
      adminName: people.admin.name,
      action: 'job.save',
      recordType: 'JOB',
      recordId: (await make.job(world)).id,
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
        async (world) => (await entry(world)).id,
        outcomes({ rest: 'NotFound', admin: 'seen' }),
      ),
    },
    'Query.auditEntries': { 'all of them': plainly('auditEntries { edges { node { id } } }', adminsOnly('seen')) },
    'Query.auditAdmins': { 'all of them': plainly('auditAdmins { id }', adminsOnly('seen')) },
  },
} satisfies Noun;
