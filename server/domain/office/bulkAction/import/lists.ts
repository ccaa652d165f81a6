import type { AuditRecordType, BulkActionKind, Prisma } from '../../../../generated/prisma/client.ts';
import { bannedAmong, bannedEmailMessage } from '../../../accounts/email/bannedEmail.ts';
import { forFields } from '../../../core/catalog/forFields.input.ts';
import { profileFields, textsInFiles } from '../../../core/catalog/profileFields.input.ts';
import type { Ctx } from '../../../core/context.ts';
import { InvalidInput, NotFound } from '../../../core/failures/errors.ts';
import { requireAdmin } from '../../../core/viewer/viewer.ts';
import { addedColumns, addJobSeekerIn, refuseOther } from '../../../people/profile/add.ts';
import type { ProfileInput } from '../../../people/profile/savedColumns.ts';
import { CellReader, type Cells, type CheckedRow, ratesHint, readable } from './cells.ts';
import { type ImportName, importColumns, isImportName, type jobSeekerColumns } from './import.input.ts';
import { jobOfferImport } from './jobOffers.ts';

/** Job seekers in a CSV file. One whose email has an account is there already. */

type Column = (typeof jobSeekerColumns)[number]['name'];

const columnOf = {
  cityId: 'city',
  jobId: 'job',
  experienceId: 'experience',
  sexId: 'gender',
  languageId: 'language',
  nativeCountryId: 'countryOfOrigin',
} as const satisfies Record<string, Column>;

const dependsOn = { minRate: 'city', situationInCountry: 'city' } as const satisfies Record<string, Column>;

/** @throws InvalidInput by column */
function read(ctx: Ctx, cells: Cells): { input: ProfileInput; email: string } {
  const { reference } = ctx;
  const row = new CellReader<Column>(cells);
  const input: ProfileInput = {
    name: row.text('name'),
    email: row.text('email'),
    whatsApp: row.text('whatsApp'),
    title: row.text('title'),
    description: row.text('description'),
    jobId: row.named('job', reference.jobs.all),
    cityId: row.named('city', reference.cities.all),
    minRate: row.whole('minRate'),
    experienceId: row.named('experience', reference.experiences.all),
    sexId: row.named('gender', reference.sexes.all),
    languageId: row.named('language', reference.languages.all),
    nativeCountryId: row.named('countryOfOrigin', reference.countries.all),
    situationInCountry: row.text('situationInCountry'),
    ...forFields(textsInFiles, (name) => row.text(name)),
    partTime: row.flag('partTime'),
    fullTime: row.flag('fullTime'),
  };
  const hints = { minRate: ratesHint(ctx, input.cityId) };
  const { email } = row.checked(() => addedColumns(ctx, input), { columnOf, dependsOn, hints });
  return { input, email };
}

async function check(ctx: Ctx, rows: readonly Cells[]): Promise<CheckedRow[]> {
  const found = rows.map((cells) => readable(() => read(ctx, cells)));
  const emails = found.flatMap((row) => (row instanceof InvalidInput ? [] : [row.email]));
  const owners = await ctx.db.user.findMany({
    where: { loginEmail: { in: emails } },
    select: { loginEmail: true, role: true },
  });
  const byEmail = new Map(owners.map((owner) => [owner.loginEmail, owner]));
  const banned = await bannedAmong(ctx.db, ctx.bannedEmailKeys, emails);
  return found.map((row) => {
    if (row instanceof InvalidInput) return { state: 'FAULTY', problems: row.fields };
    const owner = byEmail.get(row.email);
    if (!owner && banned.has(row.email)) {
      return { state: 'FAULTY', problems: [{ field: 'email', message: bannedEmailMessage }] };
    }
    const refused = owner && readable(() => refuseOther(owner));
    if (refused instanceof InvalidInput) return { state: 'FAULTY', problems: refused.fields };
    return { state: owner ? 'EXISTS' : 'NEW', key: row.email, keyColumn: 'email' };
  });
}

async function add(ctx: Ctx, tx: Prisma.TransactionClient, cells: Cells, mails: boolean): Promise<number | null> {
  const added = await addJobSeekerIn(ctx, tx, read(ctx, cells).input);
  if (added && mails) await ctx.queue.add(tx, 'import-mail', { jobSeekerId: added.id });
  return added?.id ?? null;
}

/** Passes its own check, wherever the reference tables have rows. */
function example({ reference }: Ctx): Cells {
  const city = reference.cities.all[0];
  const situation = reference.countries.get(city?.countryId)?.situationList[0];
  return {
    name: 'Maria Santos',
    email: 'maria@example.com',
    whatsApp: '+6591234567',
    title: 'Friendly waiter with experience',
    description: 'I have worked in busy restaurants for years, and I like to make guests feel welcome. '
      .repeat(6)
      .trim(),
    job: reference.jobs.all[0]?.name ?? '',
    city: city?.name ?? '',
    minRate: String(city?.recommendedPrices[0] ?? ''),
    experience: reference.experiences.all[0]?.name ?? '',
    gender: reference.sexes.all[0]?.name ?? '',
    language: reference.languages.all[0]?.name ?? '',
    countryOfOrigin: reference.countries.all[0]?.name ?? '',
    situationInCountry: situation ?? '',
    ...forFields(textsInFiles, (name) => profileFields[name].example),
    partTime: 'yes',
    fullTime: 'no',
  };
}

const jobSeekerImport = {
  recordType: 'JOB_SEEKER',
  label: 'job seekers',
  oneOf: [],
  check,
  add,
  example,
} as const;

/** What can be imported, and how a row becomes a record. */

export type ImportList = {
  recordType: AuditRecordType;
  label: string;
  /** Columns of which a file must have at least one. */
  oneOf: readonly string[];
  /** Checks rows in a few statements. Writes nothing. */
  check: (ctx: Ctx, rows: readonly Cells[]) => Promise<CheckedRow[]>;
  /**
   * Checks a row again and stores its record. Null: it is there already.
   * @param mails whether a person who is added is mailed
   * @throws InvalidInput by column
   */
  add: (ctx: Ctx, tx: Prisma.TransactionClient, cells: Cells, mails: boolean) => Promise<number | null>;
  /** The row of the template. */
  example: (ctx: Ctx) => Cells;
};

export const importLists: Record<ImportName, ImportList> = {
  'job-seekers': jobSeekerImport,
  'job-offers': jobOfferImport,
};

export const importKinds = {
  'job-seekers': 'JOB_SEEKER_IMPORT',
  'job-offers': 'JOB_OFFER_IMPORT',
} as const satisfies Record<ImportName, BulkActionKind>;

/** A file to begin with: all columns that are imported, and an example of a row. */
type ImportTemplate = { name: ImportName; columns: string[]; example: Cells };

/**
 * The template of a list. For admins.
 * @throws SignInRequired, Forbidden, NotFound for an unknown list
 */
export function importTemplate(ctx: Ctx, name: string): ImportTemplate {
  requireAdmin(ctx.viewer);
  if (!isImportName(name)) throw new NotFound();
  const example = importLists[name].example(ctx);
  const columns = importColumns[name].filter(({ need }) => need !== 'ignored').map((column) => column.name);
  return { name, columns, example };
}
