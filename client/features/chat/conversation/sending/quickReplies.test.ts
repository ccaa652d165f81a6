import { expect, it } from 'vitest';
import { momentOf, quickReplies, type SaidMessage } from './quickReplies.ts';

const fromAdmin: SaidMessage = { databaseId: 9, user: { isViewer: false, role: 'ROLE_ADMIN' } };
const said = (databaseId: number, isViewer: boolean, trialShiftStep: string | null = null): SaidMessage => ({
  databaseId,
  trialShiftStep,
  user: { isViewer, role: isViewer ? 'ROLE_EMPLOYER' : 'ROLE_CANDIDATE' },
});

it('knows the moment by the newest message about a trial shift, in whatever order they were loaded', () => {
  expect(momentOf([])).toBe('first');
  expect(momentOf([said(1, false)])).toBe('first');
  expect(momentOf([said(1, true)])).toBe('first');
  expect(momentOf([said(1, true), fromAdmin])).toBe('first');
  expect(momentOf([said(1, false), said(2, true)])).toBe('talk');
  expect(momentOf([said(2, true, 'PROPOSED'), said(1, false), said(3, false)])).toBe('waiting');
  expect(momentOf([said(2, false, 'PROPOSED'), said(1, true)])).toBe('asked');
  expect(momentOf([said(3, true, 'ACCEPTED'), said(2, false, 'PROPOSED')])).toBe('agreed');
  expect(momentOf([said(4, true, 'CANCELLED'), said(3, true, 'ACCEPTED')])).toBe('talk');
});

it('has other replies for each side, and none for admins', () => {
  expect(quickReplies('ROLE_EMPLOYER', [], null)).toContain('Are you still looking for work?');
  expect(quickReplies('ROLE_CANDIDATE', [], null)).toContain('Yes, I am interested.');
  expect(quickReplies('ROLE_CANDIDATE', [said(1, false)], 'DECLINED')).toEqual(['Thank you for letting me know.']);
  expect(quickReplies('ROLE_CANDIDATE', [], null, 'INTERESTED')).not.toContain('Yes, I am interested.');
  expect(quickReplies('ROLE_CANDIDATE', [said(1, false), said(2, true)], null, 'INTERESTED')).toContain(
    'That works for me.',
  );
  expect(quickReplies('ROLE_ADMIN', [], null)).toEqual([]);
  expect(quickReplies(undefined, [], null)).toEqual([]);
});
