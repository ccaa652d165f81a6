import { describe, expect, it } from 'vitest';
import { auditActions } from '../../../server/domain/core/audit/actions.ts';
import { schema } from '../../../server/graphql/schema.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { outcomeOf } from '../../access/outcome.ts';
import { graphRows } from '../../nouns/nouns.ts';

/** Every mutation that an admin may call leaves exactly one entry in the audit log, or has a reason to leave none. */

/** Mutations without an entry, or one subject of them, each with its reason. */
const withoutEntry: Record<string, string> = {
  acceptTerms: "The admin's own account.",
  announceTyping: 'Stores nothing.',
  changeEmail: "The admin's own account.",
  changeName: "The admin's own account.",
  changePassword: "The admin's own account.",
  confirmEmail: "The admin's own account.",
  confirmPayment: "An employer's payment, which its provider proves.",
  endOtherSessions: "The admin's own sessions.",
  endSession: "The admin's own session.",
  'addApiKey: a valid one': "The admin's own key.",
  'rotateApiKey: their own': "The admin's own key.",
  'revokeApiKey: their own': "The admin's own key.",
  checkImport: 'Stores nothing.',
  countJobOfferView: 'Views of admins are not counted.',
  countProfileView: 'Views of admins are not counted.',
  markChatDelivered: 'Reading marks.',
  markChatSeen: 'Reading marks.',
  openSupportChat: 'Makes an empty chat at most.',
  saveFilter: "The admin's own list.",
  renameFilter: "The admin's own list.",
  deleteSavedFilter: "The admin's own list.",
  sendTestEvent: 'The admin’s own endpoint, which is told what it was told already.',
  sendWebhookAgain: 'The admin’s own endpoint, which is told what it was told already.',
  "removeWebhookEndpoint: another user's": 'Changes nothing.',
  'removeWebhookEndpoint: one that does not exist': 'Changes nothing.',
  stopViewingAs: 'Changes nothing: the admin does not view as a user.',
  report: 'The report names its author.',
  mailEmailConfirmation: "The admin's own account.",
  saveMessageMail: "The admin's own settings.",
  sendMessage: 'The message names its author and is never changed.',
  uploadChatDocument: 'A file without a message; the message names its author.',
  uploadChatImage: 'A file without a message; the message names its author.',
  uploadEndorsementImage: 'A file that no record refers to yet; saving the endorsement leaves an entry.',
  uploadJobOfferImage: 'A file that no record refers to yet; saving the offer leaves an entry.',
  'uploadPhoto: their own': "The admin's own account.",
  'activateJobSeeker: an active one': 'Changes nothing.',
  'changeContactRequestStatus: of a request': 'Changes nothing: it has no status.',
  "setVideo: an admin's upload, for a job seeker": 'Changes nothing: it is set.',
};

/** Mutations whose questions change nothing for an admin; `changes.test.ts` calls these. */
const calledElsewhere = ['deletePricingOption', 'refundInvoice', 'savePricingOption'];

const fixtures = testFixtures();

const questions = Object.entries(graphRows).flatMap(([field, about]) =>
  field.startsWith('Mutation.')
    ? Object.entries(about).map(([subject, question]) => ({
        field: field.slice('Mutation.'.length),
        subject,
        question,
      }))
    : [],
);
const succeeding = questions.filter(({ question }) => question.answers.admin === 'done');

describe.each(succeeding)('$field, $subject', ({ field, subject, question }) => {
  const reason = withoutEntry[field] ?? withoutEntry[`${field}: ${subject}`];
  it(reason ? 'leaves no entry' : 'leaves one entry', async () => {
    const { db } = fixtures.app.services;
    const [last] = await db.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(await outcomeOf(fixtures, 'admin', question)).toBe('done');
    const entries = await db.auditEntry.findMany({ where: { id: { gt: last?.id ?? 0 } } });
    expect(entries).toHaveLength(reason ? 0 : 1);
    for (const entry of entries) {
      expect(Object.keys(auditActions)).toContain(entry.action);
      expect(entry).toMatchObject({
        adminId: fixtures.people.admin.id,
        createdAt: fixtures.app.clock.now,
        source: 'GRAPHQL',
      });
    }
  });
});

it('no entry is about what an admin may not do', async () => {
  const { db } = fixtures.app.services;
  const before = await db.auditEntry.count();
  for (const { question } of questions.filter(({ question }) => question.answers.employer === 'done'))
    await outcomeOf(fixtures, 'employer', question);
  expect(await db.auditEntry.count()).toBe(before);
});

it('every mutation that admins may call is called, here or in a test of its own', () => {
  const refused = ['Forbidden', 'SignInRequired'];
  const all = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const allowed = all.filter((field) =>
    questions.some((one) => one.field === field && !refused.includes(one.question.answers.admin)),
  );
  const called = new Set(succeeding.map(({ field }) => field));
  const left = allowed.filter((field) => !called.has(field) && !(field in withoutEntry));
  expect(left.toSorted()).toEqual(calledElsewhere.toSorted());
});
