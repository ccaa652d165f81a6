import { createHash } from 'node:crypto';
import type { Tx } from '../../../../database/sql.ts';
import type { Prisma } from '../../../../generated/prisma/client.ts';
import { forFields } from '../../../core/catalog/forFields.input.ts';
import { offerFields, offerTexts } from '../../../core/catalog/offerFields.input.ts';
import type { Ctx } from '../../../core/context.ts';
import { InvalidInput } from '../../../core/failures/errors.ts';
import { dayOf } from '../../../core/text/format/date.ts';
import { lockUsers } from '../../../core/write/locks.sql.ts';
import { type CheckedOffer, columnsFor, offering } from '../../../offers/jobOffer/columns.ts';
import { jobOfferMessages } from '../../../offers/jobOffer/jobOffer.input.ts';
import { createIn } from '../../../offers/jobOffer/jobOffer.ts';
import { offersLike } from '../bulkAction.sql.ts';
import { CellReader, type Cells, type CheckedRow, ratesHint, readable } from './cells.ts';
import type { jobOfferColumns } from './import.input.ts';

/**
 * Job offers in a CSV file. An offer is there already if its employer has one with the same job, city, text, work times and
 * start, or if one was imported with these and has changed since.
 */

type Column = (typeof jobOfferColumns)[number]['name'];

const columnOf = { employer: 'employerEmail' } as const satisfies Record<string, Column>;
const dependsOn = { maxRate: 'city' } as const satisfies Record<string, Column>;

/** Employers by their ids and by the emails with which they log in. */
type Employers = { byId: ReadonlySet<number>; byEmail: ReadonlyMap<string, number> };

const emailOf = (cells: Cells) => cells.employerEmail?.trim().toLowerCase() ?? '';
const idOf = (cells: Cells) => (/^\d{1,9}$/.test(cells.employerId?.trim() ?? '') ? Number(cells.employerId) : 0);

async function employersOf(db: Pick<Prisma.TransactionClient, 'user'>, rows: readonly Cells[]): Promise<Employers> {
  const ids = [...new Set(rows.map(idOf))];
  const emails = [...new Set(rows.map(emailOf))];
  const found = await db.user.findMany({
    where: { ...offering, OR: [{ id: { in: ids } }, { loginEmail: { in: emails } }] },
    select: { id: true, loginEmail: true },
  });
  return {
    byId: new Set(found.map(({ id }) => id)),
    byEmail: new Map(found.flatMap(({ id, loginEmail }) => (loginEmail === null ? [] : [[loginEmail, id]]))),
  };
}

/** @throws InvalidInput by column */
function read(ctx: Ctx, cells: Cells, employers: Employers): CheckedOffer {
  const { reference } = ctx;
  const row = new CellReader<Column>(cells);
  const id = row.whole('employerId');
  const email = row.text('employerEmail');
  const byId = id !== undefined && employers.byId.has(id) ? id : null;
  const byEmail = employers.byEmail.get(emailOf(cells)) ?? null;
  if (id !== undefined && byId === null) row.wrong('employerId', 'There is no employer with this number.');
  if (email !== undefined && byEmail === null) {
    row.wrong('employerEmail', 'There is no employer who logs in with this email.');
  } else if (byId !== null && byEmail !== null && byId !== byEmail) {
    row.wrong('employerEmail', 'This is not the email of the employer with this number.');
  }
  const employer = byId ?? byEmail;
  const city = row.named('city', reference.cities.all);
  const input = {
    city: city ?? 0,
    job: row.named('job', reference.jobs.all) ?? 0,
    // What is missing is said by the form's rules.
    maxRate: row.whole('maxRate') ?? Number.NaN,
    description: row.text('description') ?? '',
    ...forFields(offerTexts, (name) => row.text(name) ?? null),
    partTime: row.flag('partTime') ?? null,
    fullTime: row.flag('fullTime') ?? null,
    hoursPerWeek: row.whole('hoursPerWeek') ?? null,
    startsOn: row.day('startsOn') ?? null,
    headcount: row.whole('headcount') ?? null,
    state: stateOf(row),
  };
  return row.checked(() => columnsFor(ctx, employer === null ? null : { id: employer }, null, input), {
    columnOf: id === undefined ? columnOf : { employer: 'employerId' },
    dependsOn,
    hints: { maxRate: ratesHint(ctx, city) },
  });
}

/** Offers are filled and expire later. */
function stateOf(row: CellReader<Column>): 'ACTIVE' | 'DRAFT' | null {
  const text = row.text('state')?.toUpperCase() ?? null;
  if (text === null || text === 'ACTIVE' || text === 'DRAFT') return text;
  return row.wrong('state', jobOfferMessages.state) ?? null;
}

const digest = (text: string) => createHash('md5').update(text.replaceAll('\r\n', '\n')).digest('hex');

/** What makes two offers the same. */
const keyOf = ({ columns }: CheckedOffer): string =>
  [
    columns.employerId,
    columns.cityId,
    columns.jobId,
    digest(columns.description),
    digest(columns.workTimes ?? ''),
    dayOf(columns.startsOn) ?? '',
  ].join(' ');

/** The key that an imported offer keeps when it is changed. */
const clientKeyOf = (key: string): string => `import:${createHash('sha256').update(key).digest('hex').slice(0, 48)}`;

/** Which of these offers are there already, by their keys. */
async function existing(tx: Tx, offers: readonly CheckedOffer[]): Promise<(key: string) => boolean> {
  const employerIds = [...new Set(offers.map(({ columns }) => columns.employerId))];
  const digests = [...new Set(offers.map(({ columns }) => digest(columns.description)))];
  const clientKeys = offers.map((offer) => clientKeyOf(keyOf(offer)));
  const found = await offersLike(tx, { employerIds, digests, clientKeys });
  const keys = new Set(
    found.map((offer) =>
      [offer.employer_id, offer.city_id, offer.job_id, offer.text, offer.times, offer.start].join(' '),
    ),
  );
  const imported = new Set(found.map((offer) => `${offer.employer_id} ${offer.client_key}`));
  return (key) => keys.has(key) || imported.has(`${key.split(' ')[0]} ${clientKeyOf(key)}`);
}

async function check(ctx: Ctx, rows: readonly Cells[]): Promise<CheckedRow[]> {
  const employers = await employersOf(ctx.db, rows);
  const found = rows.map((cells) => readable(() => read(ctx, cells, employers)));
  const offers = found.flatMap((row) => (row instanceof InvalidInput ? [] : [row]));
  const exists = offers.length === 0 ? () => false : await existing(ctx.sql, offers);
  return found.map((row) => {
    if (row instanceof InvalidInput) return { state: 'FAULTY', problems: row.fields };
    const key = keyOf(row);
    return { state: exists(key) ? 'EXISTS' : 'NEW', key, keyColumn: 'description' };
  });
}

async function add(ctx: Ctx, tx: Prisma.TransactionClient, cells: Cells): Promise<number | null> {
  const offer = read(ctx, cells, await employersOf(tx, [cells]));
  await lockUsers(tx, [offer.columns.employerId]);
  const key = keyOf(offer);
  if ((await existing(tx, [offer]))(key)) return null;
  const { id } = await createIn(ctx, tx, offer.slugWords, { ...offer.columns, clientKey: clientKeyOf(key) });
  return id;
}

function example({ reference }: Ctx): Cells {
  const city = reference.cities.all[0];
  return {
    employerEmail: 'employer@example.com',
    job: reference.jobs.all[0]?.name ?? '',
    city: city?.name ?? '',
    maxRate: String(city?.recommendedPrices[0] ?? ''),
    description: 'We are a small team and look for help on busy evenings. Meals are included.',
    ...forFields(offerTexts, (name) => offerFields[name].example),
    partTime: 'yes',
    fullTime: 'no',
    hoursPerWeek: '12',
    startsOn: '',
    headcount: '2',
    state: 'draft',
  };
}

export const jobOfferImport = {
  recordType: 'JOB_OFFER',
  label: 'job offers',
  oneOf: ['employerId', 'employerEmail'],
  check,
  add,
  example,
} as const;
