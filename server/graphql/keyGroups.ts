import {
  type DocumentNode,
  type GraphQLCompositeType,
  GraphQLError,
  getNamedType,
  isCompositeType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { Forbidden } from '../domain/core/failures/errors.ts';
import { requireKey } from '../domain/core/viewer/key.ts';
import type { KeyGroup } from '../domain/core/viewer/keyGroups.input.ts';
import type { Viewer } from '../domain/core/viewer/viewer.ts';
import { schema } from './schema.ts';

/**
 * The groups that the key of a program has to include to read each type. Of those that are not named here every key may read:
 * reference data, failures, and what only holds others together.
 */
export const typesOfGroups: Record<KeyGroup, readonly string[]> = {
  ACCOUNT: names('MailChoice SavedSearch Viewer ViewingAs'),
  BILLING: names(`
    BillingDetails CreditNote Dispute Invoice Ledger LedgerPeriod LedgerReport PaymentDifference PaymentSetup PlanChange PriceChanged
    PricingOption Reconciliation SubscriptionChange SubscriptionTotal
  `),
  CHAT: names(`
    BlockedPerson Chat ChatDelivered ChatEvent ChatMember ChatSeen ChatWatched InboxChange InboxEvent InboxWatched MemberPresence
    MemberSubscription MemberTyping Message MessageAdded
  `),
  FILES: [],
  HIRING: names(`
    ChatNextStep ChatSubject ContactPrefill ContactRequest IntroductionChange JobApplication OwnApplication TrialShift
  `),
  OFFERS: names('JobOffer JobOfferListing MailedRenewal OfferActivityDay SavedJobOffer'),
  OFFICE: names(`
    Attention AuditChange AuditEntry BulkAction BulkActionItem BulkActionPreview BulkUnchanged DryRun EmailTemplate
    ImportedRow ImportProblem OfficeSearch Overview RecordActivity Rejection Report ReportContext RevenueDay
    RevenueTrend Review ReviewChange ReviewNeighbours SavedFilter Share ShareTotal Trend TrendDay
  `),
  PEOPLE: names(`
    ActivityDay Admin CompanyPage ConfirmedReference EmailMessage Employer EmployerSubscription JobListing JobReference
    JobSeeker MailedReference ProfileStrength Rating SearchAlternative ShortlistEntry User
  `),
};

/** What lets into an account, and copies of what was sent: no key may read these. */
export const typesForPeople = names('ApiKey Integration Session WebhookDelivery WebhookEndpoint');

/** Every key may read these. */
export const typesForEveryKey: readonly string[] = names(`
  Mutation Query Subscription PageCursor PageCursors PageInfo LastEdit Career City ContactRequestStatus Country
  DemoAccount Endorsement Experience Job Language PopularCity PopularJob RetentionPeriod Sex SocialLink Conflict
  FieldError Forbidden InvalidInput NotFound Outdated PaymentFailed SignInRequired SubscriptionRequired TooLarge TooMany
  Unavailable UnsupportedType Failure
`);

function names(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

const groupOfType = new Map<string, KeyGroup | null>([
  ...Object.entries(typesOfGroups).flatMap(([group, types]) => types.map((type) => [type, group as KeyGroup] as const)),
  ...typesForPeople.map((type) => [type, null] as const),
]);

/** A page of records belongs to the group of its records. */
const recordType = ({ name }: { name: string }): string => name.replace(/(?:Connection|Edge)$/, '');

/** What a document does: what it reads, and by what it writes. */
type Acts = { reads: ReadonlySet<KeyGroup | null>; writes: ReadonlySet<KeyGroup | null> };

const known = new WeakMap<DocumentNode, Acts>();

/** The answer to a document that the viewer's key does not cover, before anything of it runs; otherwise null. */
export function keyRefusal(document: DocumentNode, viewer: Viewer): { errors: GraphQLError[] } | null {
  if (!('key' in viewer) || !viewer.key) return null;
  const acts = known.get(document) ?? actsOf(document);
  known.set(document, acts);
  try {
    for (const group of acts.writes) requireKey(viewer, group, 'write');
    for (const group of acts.reads) requireKey(viewer, group, 'read');
    return null;
  } catch (error) {
    if (!(error instanceof Forbidden)) throw error;
    return { errors: [new GraphQLError(error.message, { originalError: error })] };
  }
}

/** The groups that a key needs for a document; null among them: no key may. */
export function groupsOf(document: DocumentNode): (KeyGroup | null)[] {
  const { reads, writes } = actsOf(document);
  return [...reads, ...writes];
}

function actsOf(document: DocumentNode): Acts {
  const reads = new Set<KeyGroup | null>();
  const writes = new Set<KeyGroup | null>();
  const types = new TypeInfo(schema);
  const read = (type: GraphQLCompositeType | null | undefined) => {
    const group = type ? groupOfType.get(recordType(type)) : undefined;
    if (group !== undefined) reads.add(group);
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        const parent = types.getParentType();
        const field = types.getFieldDef();
        if (!field) return;
        read(parent);
        const named = getNamedType(field.type);
        if (isCompositeType(named)) read(named);
        if (parent === schema.getMutationType()) writes.add(groupOfMutation(field.extensions.keyGroup));
      },
    }),
  );
  return { reads, writes };
}

/** Of a mutation that names no group no key makes use. */
const groupOfMutation = (group: unknown): KeyGroup | null => (typeof group === 'string' ? (group as KeyGroup) : null);
