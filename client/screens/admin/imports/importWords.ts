import { type ImportName, isImportName } from '../../../../server/domain/office/bulkAction/import/import.input.ts';
import type { ImportList } from '../../../__generated__/useImportStartMutation.graphql.ts';

/** What can be imported, in words. */

export const importWords: Record<
  ImportName,
  { list: ImportList; title: string; noun: { singular: string; plural: string }; rules: string }
> = {
  'job-seekers': {
    list: 'JOB_SEEKERS',
    title: 'Job seekers',
    noun: { singular: 'job seeker', plural: 'job seekers' },
    rules:
      'Profiles that are added are not public until you activate them. They have no password: job seekers choose one with “Forgot password?”. A job seeker whose email has an account is skipped.',
  },
  'job-offers': {
    list: 'JOB_OFFERS',
    title: 'Job offers',
    noun: { singular: 'job offer', plural: 'job offers' },
    rules:
      'Active offers are public at once and wait for your review. An offer is skipped if its employer has one with the same job, city, text, work times and start.',
  },
};

/** What the address asks for. */
export function importOf(search: URLSearchParams): ImportName {
  const list = search.get('list') ?? '';
  return isImportName(list) ? list : 'job-seekers';
}
