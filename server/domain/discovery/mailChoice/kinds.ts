import type { Services } from '../../core/context.ts';
import type { MailKind } from '../../core/links/links.ts';
import { write } from '../../core/write/write.ts';
import { offerAlertOf, setOfferAlert } from '../offerAlert/offerAlert.ts';
import { searchName, setSearchAlert } from '../savedSearch/savedSearch.ts';

/** How often something is mailed. */
export const mailFrequencies = ['AT_ONCE', 'DAILY', 'WEEKLY', 'OFF'] as const;

export type MailFrequency = (typeof mailFrequencies)[number];

/** Who reads and changes the choices of a user: the user, or the holder of a link in a mail to them. */
export type ChoiceReader = {
  userId: number;
  /** The saved search of the mail whose link it is; null for other mails and for the user. */
  mailedSearchId: number | null;
  isUser: boolean;
};

/** One choice of a kind: `id` tells those of a kind apart. The frequency is null where several have different ones. */
export type KindChoice = { id: number | null; name: string | null; frequency: MailFrequency | null };

type Kind = {
  /** 'You get no emails about …'. */
  about: string;
  options: readonly MailFrequency[];
  /** Those that this reader may see, and only those may be changed; none for users who do not get such mails. */
  read: (services: Services, reader: ChoiceReader) => Promise<KindChoice[]>;
  save: (
    services: Services,
    reader: ChoiceReader,
    change: { id: number | null; frequency: MailFrequency },
  ) => Promise<unknown>;
};

const alertOptions = ['DAILY', 'WEEKLY', 'OFF'] as const;

/** An alert can be mailed daily at most. */
const alertFrequency = (frequency: MailFrequency) => (frequency === 'AT_ONCE' ? 'DAILY' : frequency);

/** Every kind of mail that its receiver can stop. Other mails are about accounts and payments and are always sent. */
export const mailKinds = {
  'message-mail': {
    about: 'unread messages',
    options: ['AT_ONCE', 'DAILY', 'OFF'],
    async read({ db }, { userId }) {
      const user = await db.user.findFirst({
        where: { id: userId, deletedAt: null, role: { not: 'ROLE_ADMIN' } },
        select: { messageMail: true },
      });
      return user ? [choiceOf(user.messageMail === 'NEVER' ? 'OFF' : user.messageMail)] : [];
    },
    save({ db }, { userId }, { frequency }) {
      const messageMail = frequency === 'OFF' ? 'NEVER' : frequency === 'AT_ONCE' ? 'AT_ONCE' : 'DAILY';
      return write({ db }, [], (tx) =>
        tx.user.updateMany({ where: { id: userId, deletedAt: null }, data: { messageMail } }),
      );
    },
  },
  'offer-alert': {
    about: 'new job offers',
    options: alertOptions,
    async read(services, { userId }) {
      const frequency = await offerAlertOf(services, userId);
      return frequency ? [choiceOf(frequency)] : [];
    },
    save: (services, { userId }, { frequency }) => setOfferAlert(services, userId, alertFrequency(frequency)),
  },
  'saved-search': {
    about: 'this search',
    options: alertOptions,
    async read({ db, reference }, { userId, mailedSearchId, isUser }) {
      const searches = await db.savedSearch.findMany({
        where: { employerId: userId, employer: { deletedAt: null } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      });
      const choices = searches.map((search) => ({ ...search, name: searchName(reference, search) }));
      if (isUser) return choices;
      // A mail may be forwarded: its link shows the search that it is about, and not what others are.
      const [first, ...more] = choices.filter(({ id }) => id !== mailedSearchId);
      const isSame = more.every(({ frequency }) => frequency === first?.frequency);
      return [
        ...choices.filter(({ id }) => id === mailedSearchId),
        ...(first ? [choiceOf(isSame ? first.frequency : null)] : []),
      ];
    },
    async save(services, { userId, mailedSearchId }, { id, frequency }) {
      const where = id === null ? { id: { not: mailedSearchId ?? undefined } } : { id };
      const searches = await services.db.savedSearch.findMany({
        where: { ...where, employerId: userId },
        select: { id: true },
      });
      for (const search of searches) {
        await setSearchAlert(services, { id: search.id, employerId: userId }, alertFrequency(frequency));
      }
    },
  },
  'trial-reminder': {
    about: 'trial shifts that are near',
    // One mail for each shift, as soon as it is due.
    options: ['AT_ONCE', 'OFF'],
    async read({ db }, { userId }) {
      const user = await db.user.findFirst({
        where: { id: userId, deletedAt: null, role: { not: 'ROLE_ADMIN' } },
        select: { trialReminders: true },
      });
      return user ? [choiceOf(user.trialReminders ? 'AT_ONCE' : 'OFF')] : [];
    },
    save: ({ db }, { userId }, { frequency }) =>
      write({ db }, [], (tx) =>
        tx.user.updateMany({
          where: { id: userId, deletedAt: null },
          data: { trialReminders: frequency !== 'OFF' },
        }),
      ),
  },
  'renewal-reminder': {
    about: 'monthly renewals of your subscription',
    // One mail for each renewal, as soon as it is due.
    options: ['AT_ONCE', 'OFF'],
    async read({ db }, { userId }) {
      const user = await db.user.findFirst({
        where: { id: userId, deletedAt: null, role: 'ROLE_EMPLOYER' },
        select: { renewalReminders: true },
      });
      return user ? [choiceOf(user.renewalReminders ? 'AT_ONCE' : 'OFF')] : [];
    },
    save: ({ db }, { userId }, { frequency }) =>
      write({ db }, [], (tx) =>
        tx.user.updateMany({
          where: { id: userId, deletedAt: null, role: 'ROLE_EMPLOYER' },
          data: { renewalReminders: frequency !== 'OFF' },
        }),
      ),
  },
} as const satisfies Record<MailKind, Kind>;

export const kindOf = (kind: MailKind): Kind => mailKinds[kind];

const choiceOf = (frequency: MailFrequency | null): KindChoice => ({ id: null, name: null, frequency });
