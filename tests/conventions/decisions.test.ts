import { describe, expect, it } from 'vitest';
import {
  type Declaration,
  type Key,
  reachOf,
  readSource,
  type Source,
  sourcesIn,
  writes,
} from './source/declarations.ts';

/**
 * The domain decides who may do what; scopes in the graph only save work. Every verb of the domain that GraphQL, REST, a page
 * or a socket imports must reach a decision on the viewer. The check is static: it proves that there is a decision, and
 * `tests/access` tests which one.
 */

/** Verbs that need no decision on the viewer, each with its reason. */
const withoutDecision: Record<string, string> = {
  admitSignIn: 'Counts attempts before the visitor is known.',
  forgetSignInAttempts: 'Called by a successful sign-in.',
  noteLogin: 'Writes into the log.',
  noteRefusal: 'Writes into the log.',
  liveKeysOfIntegration: 'Of an integration, which only admins see.',
  keepNewSession: 'Called by a sign-in.',
  endReplacedSession: 'Called by a sign-in, with the session of the same browser.',
  beginAppLogin: 'Called by a sign-in, with the session that it has made.',
  endAppLogin: 'The refresh token is the proof.',
  refreshAppLogin: 'The refresh token is the proof.',
  requestPasswordReset: 'Open to visitors; what is mailed reaches only the owner.',
  resetPassword: 'The mailed link is the proof.',
  queueAnnouncement: 'Follows what has revoked.',
  confirmSignUp: 'The mailed code is the proof.',
  signUp: 'Open to visitors.',
  admitTwoFactorCode: 'Counts attempts before the visitor is known.',
  confirmTwoFactorChange: 'The password is the proof.',
  endEarlierAccess: 'In the transaction of a change that was confirmed.',
  requireTwoFactorIsOptional: 'Is itself a decision, on the owner of the session.',
  spendCode: 'Decides whether the code of a person counts.',
  spendConfirmation: 'Follows a change that asked for the password and the code.',
  turnTwoFactorOff: 'Only after the caller has checked the password and the code.',
  turnTwoFactorOn: 'By the code of the person who is logged in.',
  termsToAccept: 'Null for all but the viewer themselves.',
  ownBlocks: "Reads only the viewer's own blocks.",
  isBlockedBetween: 'Called for two people whose chat the viewer sees.',
  isSeatBlocked: 'Takes a seat, which only a decision gives.',
  viewerHasBlocked: "Reads only the viewer's own blocks.",
  isPaidFor: 'Takes a seat, which only a decision gives.',
  employerChat: "Reads only the viewer's own chats.",
  contactPrefill: "Reads only the viewer's own record.",
  domainContext: 'Builds the context of a viewer.',
  emailSubject: 'The same for every mail.',
  createGuestEmployer: 'Open to visitors.',
  countJobOfferView: 'Counts every visit of a public offer.',
  createPassword: 'Open to the guest of the cookie, which it checks itself.',
  countProfileView: 'Counts every visit of a public profile.',
  byChange: 'An order.',
  byName: 'Public data.',
  byPosition: 'Public data.',
  replyTime: 'Public, and too coarse to reveal a single answer.',
  jobOfferWasRemoved: 'Public: tells whether a page is gone.',
  jobSeekerWasRemoved: 'Public: tells whether a page is gone.',
  hasOther: 'Asked about a subscription that the viewer may change.',
  applyPaymentEvent: "The provider's signature is the proof.",
  suggestedMessage: 'By the seat in the chat, which the caller has taken.',
  ownPricing: "Public prices, by the viewer's own city.",
  pricingFor: 'Public prices.',
  pricingToContact: 'Public prices, for viewers who have none to pay yet.',
  confirmPayment: "The id of the payment's session is the proof.",
  confirmReference: 'The mailed token is the proof.',
  declineReference: 'The mailed token is the proof.',
  mailedReference: 'The mailed token is the proof.',
  stopReferenceMails: 'The mailed token is the proof.',
  mailedRenewal: 'The mailed token is the proof.',
  renewByMail: 'The mailed token is the proof.',
  canRate: "Reads only the viewer's own chats and ratings.",
  currencyOf: 'Called for a chat that the viewer sees.',
  progressOf: "Called for the viewer's own applications.",
  nextTrialShift: "Reads only the viewer's own chats.",
  earlierThan: 'Called for a shift of a chat that the viewer sees.',
  mailChoices: "Reads only the viewer's own choices.",
  mailedChoices: 'The mailed token is the proof.',
  saveMailedChoice: 'The mailed token is the proof.',
  deliveriesTo: 'Called for an endpoint that the viewer sees.',
  onceByKey: "Reads only the viewer's own calls.",
  write: 'Called by a command, on the server.',
};

const root = 'server/domain/';
const windows = ['graphql', 'rest', 'http', 'pages', 'realtime', 'auth'];
/** What a noun shows in the graph and in REST stands in its folder of the domain. */
const isWindow = (file: string): boolean => /[./](?:graph|rest)\.ts$/.test(file);

/** Any of these types gives a function something to read or change. */
const services =
  /\b(?:\w*Context|\w*Services|Db|PrismaClient|TransactionClient|Counters|Events|Mailer|Media|PaymentProvider|Queue|Sql|Tx)\b/;
/** A condition or list that a window hands to the database. */
const conditions = /\b(?:Listing|Ranking|\w+WhereInput)\b/;

class Domain {
  readonly #declarations = new Map<Key, Declaration>();
  readonly #aliases = new Map<string, ReadonlyMap<string, string>>();

  constructor(sources: Iterable<readonly [file: string, Source]>) {
    for (const [file, { declarations, aliases }] of sources) {
      this.#aliases.set(file, aliases);
      for (const declaration of declarations) this.#declarations.set(`${file}#${declaration.name}`, declaration);
    }
  }

  /** The names of the imported verbs that decide nothing. */
  undecided(imported: Iterable<Key>): string[] {
    return [...new Set(imported)]
      .filter(
        (key) => key.startsWith(root) && !isWindow(key.split('#')[0] ?? '') && this.#isVerb(key) && !this.#decides(key),
      )
      .map((key) => key.slice(key.indexOf('#') + 1))
      .toSorted();
  }

  /** Unknown names, such as `import *` and re-exports, count as verbs. */
  #isVerb(key: Key): boolean {
    if (/\.(?:policy|input)\.ts#/.test(key)) return false;
    const declaration = this.#declarations.get(key);
    if (!declaration) return true;
    const { kind, generics, parameters, result } = declaration;
    if (kind === 'class') return false;
    const aliases = this.#aliases.get(declaration.file);
    const spelledOut = (type: string) => `${type} ${type.match(/\w+/g)?.map((name) => aliases?.get(name) ?? '')}`;
    if (kind === 'constant') return conditions.test(spelledOut(result ?? ''));
    if (services.test(spelledOut(`${generics} ${parameters}`))) return true;
    const takesCondition = conditions.test(spelledOut(parameters));
    return result === null || (conditions.test(spelledOut(result)) && !takesCondition);
  }

  #decides(key: Key): boolean {
    const reached = [...reachOf(this.#declarations, key)];
    if (reached.some((one) => this.#decidesOnViewer(one))) return true;
    // Public records may be read by everyone, but not changed.
    const readsPublic = reached.some(({ file, name }) => file.endsWith('.policy.ts') && name.startsWith('public'));
    return readsPublic && !reached.some(({ text }) => writes.test(text));
  }

  #decidesOnViewer({ file, name, parameters }: Declaration): boolean {
    if (file === `${root}core/viewer/require.ts`) return true;
    if (file === `${root}accounts/access/visibility.ts`) return name === 'relationTo';
    if (file === `${root}accounts/access/validity.ts`) return name === 'requireValidViewer';
    return file.endsWith('.policy.ts') && /\b(?:Viewer|\w+Context)\b/.test(parameters);
  }
}

const example = (code: string) => {
  const file = `${root}example.ts`;
  const domain = new Domain([...sources, [file, readSource(file, code)]]);
  return domain.undecided([`${file}#verb`]);
};

const sources = sourcesIn(root).map((file) => [file, readSource(file)] as const);
const imported = windows
  .flatMap((folder) => sourcesIn(`server/${folder}`))
  .concat('server/app.ts', sourcesIn(root).filter(isWindow))
  .flatMap((file) => [...readSource(file).imports]);

describe('the verbs of the domain', () => {
  it('decide on the viewer, or have a reason not to', () => {
    expect(new Set(imported).size).toBeGreaterThan(150);
    expect(new Domain(sources).undecided(imported)).toEqual(Object.keys(withoutDecision).toSorted());
  });
});

describe('the check', () => {
  const context = "import type { DomainContext } from './context.ts';";

  it.each([
    ['a function that reads', `${context} export const verb = ({ db }: DomainContext): number => db.user.count();`],
    ['a type parameter', `${context} export function verb<Given extends DomainContext>(ctx: Given): void {}`],
    ['a type alias', `${context} type Asking = DomainContext; export function verb(ctx: Asking): void {}`],
    ['a list for everyone', 'export const verb = (id: number): Listing<Where> => ({ where: { id }, order: [] });'],
    ['a constant list', 'export const verb: Listing<Where> = { where: {}, order: [] };'],
    ['a function without a return type', 'export const verb = (id: number) => ({ where: { id } });'],
    [
      'a local function named like a decision',
      `${context} import { requireAdmin } from './core/viewer/require.ts';
       export function verb(ctx: DomainContext): void { const requireAdmin = () => {}; requireAdmin(); }`,
    ],
    [
      'a change of public records',
      `${context} import { publicJobOffers } from './offers/jobOffer/jobOffer.policy.ts';
       export const verb = ({ db }: DomainContext): void => db.jobOffer.deleteMany({ where: publicJobOffers });`,
    ],
    [
      'a change of public records in SQL',
      `${context} import { publicJobOffers } from './offers/jobOffer/jobOffer.policy.ts';
       export const verb = ({ sql }: DomainContext): void => sql.deleteFrom('job_offer').where(publicJobOffers);`,
    ],
    ['an unknown name', 'export * from "./accounts/session/account.ts";'],
  ])('refuses %s', (_, code) => {
    expect(example(code)).toEqual(['verb']);
  });

  it.each([
    [
      'a decision',
      `${context} import { requireAdmin } from './core/viewer/require.ts';
       export function verb(ctx: DomainContext): void { requireAdmin(ctx.viewer); }`,
    ],
    [
      'a decision of another function',
      `${context} import { resolveParticipant } from './chat/seat/access.ts';
       const seat = (ctx: DomainContext) => resolveParticipant(ctx, { chatId: 1 });
       export async function verb(ctx: DomainContext): Promise<void> { await seat(ctx); }`,
    ],
    [
      'a list of public records',
      `import { publicJobOffers } from './offers/jobOffer/jobOffer.policy.ts';
       export const verb = (): Listing<Where> => ({ where: publicJobOffers, order: [] });`,
    ],
    ['a function without services', 'export const verb = (price: number): number => price * 2;'],
  ])('accepts %s', (_, code) => {
    expect(example(code)).toEqual([]);
  });
});
