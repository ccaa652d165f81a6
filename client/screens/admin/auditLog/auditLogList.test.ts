import { expect, it } from 'vitest';
import { auditLogVariables } from './auditLogList.ts';

const asked = (search: string) => auditLogVariables(new URLSearchParams(search));

it('asks for the entries that the address names', () => {
  expect(asked('admin=2&kind=job_seeker&record=7&action=job_seeker_pause&from=2026-11-01&to=2026-11-30')).toEqual({
    first: 100,
    page: 1,
    filter: {
      adminId: 2,
      recordType: 'JOB_SEEKER',
      recordId: 7,
      action: 'JOB_SEEKER_PAUSE',
      from: '2026-11-01T00:00:00.000Z',
      before: '2026-12-01T00:00:00.000Z',
    },
  });
});

it('asks for all where the address names nothing that is known', () => {
  const none = { adminId: null, recordType: null, recordId: null, action: null, from: null, before: null };
  expect(asked('').filter).toEqual(none);
  expect(asked('admin=x&kind=toString&action=nothing&from=2026-13-45&to=tomorrow').filter).toEqual(none);
});
