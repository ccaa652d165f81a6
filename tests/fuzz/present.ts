import { nodeTypes } from '../access/wholeGraph.ts';
import type { TestApp } from '../support/app.ts';
import type { Present } from './anyInput.ts';

export async function presentIn(app: TestApp, spared: readonly number[]): Promise<Present> {
  const entries = nodeTypes.map(async (type): Promise<[string, number[]]> => {
    const ids = await idsOf(app, type);
    return [type, ids.filter((id) => !spared.includes(id) || !isPerson(type))];
  });
  return Object.fromEntries(await Promise.all(entries));
}

const isPerson = (type: string) => ['JobSeeker', 'Employer', 'Admin', 'CompanyPage'].includes(type);

async function idsOf(app: TestApp, type: string): Promise<number[]> {
  const table = isPerson(type) ? 'user' : type.replaceAll(/(?<=.)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
  const known = tables[type] ?? table;
  const rows = await app.services.db.$queryRawUnsafe<{ id: number }[]>(
    `SELECT id FROM "${known}" ORDER BY id DESC LIMIT 40`,
  );
  return rows.map(({ id }) => id);
}

const tables: Record<string, string> = { EmployerSubscription: 'subscription', OwnApplication: 'job_application' };
