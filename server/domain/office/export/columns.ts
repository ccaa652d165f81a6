import { offerFieldNames } from '../../core/catalog/offerFields.input.ts';
import { textsInFiles } from '../../core/catalog/profileFields.input.ts';
import type { ExportName } from './export.input.ts';

const requestColumns = [
  'id',
  'employerId',
  'employer',
  'jobSeekerId',
  'jobSeeker',
  'name',
  'email',
  'whatsApp',
  'company',
  'description',
  'partTime',
  'fullTime',
  'status',
  'createdAt',
  'activatedAt',
] as const;

/** The first line of each file, also of one without rows. A column that is missing here is not in the file. */
export const exportColumns: Record<ExportName, readonly string[]> = {
  'job-seekers': [
    'id',
    'name',
    'email',
    'whatsApp',
    'active',
    'paused',
    'updated',
    'title',
    'description',
    'job',
    'city',
    'minRate',
    'experience',
    'gender',
    'language',
    'countryOfOrigin',
    'situationInCountry',
    ...textsInFiles,
    'partTime',
    'fullTime',
    'createdAt',
    'lastMessageAt',
  ],
  employers: [
    'id',
    'name',
    'email',
    'whatsApp',
    'company',
    'city',
    'guest',
    'activeOffers',
    'createdAt',
    'lastMessageAt',
  ],
  'job-offers': [
    'id',
    'employerId',
    'employer',
    // Of the form. A job and a city are named.
    ...offerFieldNames
      .filter((name) => name !== 'employerId' && name !== 'photoUri')
      .map((name) => name.replace(/Id$/, '')),
    'createdAt',
    'expiresAt',
  ],
  'contact-requests': requestColumns,
  introductions: requestColumns,
  ledger: [
    'id',
    'row',
    'createdAt',
    'availableAt',
    'kind',
    'type',
    'entry',
    'source',
    'payment',
    'invoice',
    'invoiceNumber',
    'currency',
    'amount',
    'fee',
    'net',
  ],
};

/** What files are made of. */

/** A number as it is written, which is not guarded against formulas. */
export type Decimal = { readonly decimal: string };

export type Cell = string | number | boolean | Date | Decimal | null;
export type ExportRow = { id: number } & Readonly<Record<string, Cell>>;

/** The rows of a list with a filter, by id. */
export type ExportedRows = {
  count: () => Promise<number>;
  /** At most `take` rows after the one with this id. */
  after: (id: number, take: number) => Promise<ExportRow[]>;
  /** Rows after the last one, such as totals. */
  end?: () => Promise<Record<string, Cell>[]>;
};
