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
};
