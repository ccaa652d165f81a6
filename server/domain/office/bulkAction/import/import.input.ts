import { offerFields, offerTexts } from '../../../core/catalog/offerFields.input.ts';
import { profileFields, textsInFiles } from '../../../core/catalog/profileFields.input.ts';

/** What can be imported from CSV files, and what a file may have. The page and the server read this. */

export const importNames = ['job-seekers', 'job-offers'] as const;

export type ImportName = (typeof importNames)[number];

export const isImportName = (name: string): name is ImportName => importNames.some((known) => known === name);

/** The most rows of one file, without its header. */
export const importRowLimit = 10_000;

/** The most bytes of one file. */
export const importMaxBytes = 10 * 1024 * 1024;

export const importMessages = {
  tooLarge: 'A file can have at most 10 MB. Please split it.',
  tooManyRows: `A file can have at most ${importRowLimit.toLocaleString('en')} rows. Please split it.`,
  incomplete: 'The upload was interrupted. Please try again.',
  tooSlow: 'Reading this file took too long. Please try again later, or split it.',
  workbook: 'This is an Excel workbook. Please save it as “CSV UTF-8” and choose that file.',
  notCsv: 'This is not a CSV file.',
  notUtf8: 'This file is not in UTF-8. Please save it as “CSV UTF-8” and choose that file.',
  rowTooLong: 'the row is too long.',
  quoteNotClosed: 'the quotation mark of a cell is not closed.',
  quoteInCell: 'a quotation mark is inside a cell. Please put the cell in quotation marks, and double the inner ones.',
  textAfterQuote: 'text follows the quotation mark that ends a cell.',
  cellWithoutColumn: 'a cell has text, but its column has no name in the header.',
  noRows: 'This file has no rows.',
  nothingToImport: 'There are no rows to import.',
} as const;

export type ImportColumn<Name extends string = string> = {
  name: Name;
  /** Whether a file must have it. `ignored`: a column of the export that an import does not set. */
  need: 'required' | 'optional' | 'ignored';
  /** What its cells are, for admins. */
  what: string;
};

const column = <Name extends string>(
  name: Name,
  need: ImportColumn['need'],
  what: string,
): ImportColumn<Name> & { need: typeof need } => ({ name, need, what });

const ignored = <Name extends string>(name: Name) => column(name, 'ignored', 'Of the export; not imported.');

const yesOrNo = 'Yes or no.';

/** The columns of the export (`domain/office/export/lists.ts`), by their names there. */
export const jobSeekerColumns = [
  column('name', 'required', 'The full name.'),
  column('email', 'required', 'Tells job seekers apart: one whose email has an account is skipped.'),
  column('whatsApp', 'optional', 'A phone number with its country code, such as +65 9123 4567.'),
  column('title', 'optional', 'The headline of the profile.'),
  column('description', 'optional', 'At least 500 characters.'),
  column('job', 'optional', 'The name of a job, or its slug.'),
  column('city', 'optional', 'The name of a city, or its slug.'),
  column('minRate', 'optional', 'One of the hourly rates of the city.'),
  column('experience', 'optional', 'As the forms call it.'),
  column('gender', 'optional', 'As the forms call it.'),
  column('language', 'optional', 'The name of a language.'),
  column('countryOfOrigin', 'optional', 'The name of a country.'),
  column('situationInCountry', 'optional', 'Required where the country of the city asks for it.'),
  ...textsInFiles.map((name) => {
    const { label, max } = profileFields[name];
    return column(name, 'optional', `${label}, at most ${max.toLocaleString('en')} characters.`);
  }),
  column('partTime', 'optional', yesOrNo),
  column('fullTime', 'optional', yesOrNo),
  ...(['id', 'active', 'paused', 'updated', 'createdAt', 'lastMessageAt'] as const).map(ignored),
];

export const jobOfferColumns = [
  column(
    'employerId',
    'optional',
    'The number of an employer, as the export has it. This or employerEmail is required.',
  ),
  column('employerEmail', 'optional', 'The email with which an employer logs in.'),
  column('job', 'required', 'The name of a job, or its slug.'),
  column('city', 'required', 'The name of a city, or its slug.'),
  column('maxRate', 'required', 'One of the hourly rates of the city.'),
  column('description', 'required', 'At most 10,000 characters.'),
  column('partTime', 'optional', yesOrNo),
  column('fullTime', 'optional', yesOrNo),
  column('hoursPerWeek', 'optional', 'From 1 to 80.'),
  ...offerTexts.map((name) => {
    const { about, max } = offerFields[name];
    return column(name, 'optional', `${about}, at most ${max} characters.`);
  }),
  column('startsOn', 'optional', 'A day, such as 2030-12-24. Empty: as soon as possible.'),
  column('headcount', 'optional', 'From 1 to 99 people.'),
  column('state', 'optional', 'Active or draft. Empty: active.'),
  ...(['id', 'employer', 'createdAt', 'expiresAt'] as const).map(ignored),
];

export const importColumns: Record<ImportName, readonly ImportColumn[]> = {
  'job-seekers': jobSeekerColumns,
  'job-offers': jobOfferColumns,
};

/** The route of all templates. */
export const templateRoute = '/admin/imports/:file';

export const templatePath = (name: ImportName): string => templateRoute.replace(':file', `${name}.csv`);
