import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../server/domain/accounts/password/password.ts';
import { termsVersion } from '../../server/domain/accounts/terms/terms.input.ts';
import type {
  JobOffer,
  Prisma,
  PrismaClient,
  Subscription,
  Upload,
  User,
} from '../../server/generated/prisma/client.ts';
import { randomLetters } from './randomLetters.ts';

/**
 * Rows for tests. Each function creates one complete, valid and unique record, and takes the values that matter to the
 * test.
 */

const unique = () => randomLetters(12);

/** What a deletion leaves at least. */
export const erasedAt = (deletedAt: Date) => ({ deletedAt, email: null, loginEmail: null, whatsApp: null });

export const testPassword = 'correct horse battery';
/** At the lowest cost: tests sign in a thousand times. */
const testPasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
let hashed: Promise<string> | undefined;
const passwordHash = () => {
  hashed ??= hashPassword(testPassword, testPasswordCost);
  return hashed;
};

export type Catalog = {
  countryId: number;
  cityId: number;
  jobId: number;
  sexId: number;
  experienceId: number;
  languageId: number;
};

/** One of each reference table. Read into the application's memory with `reference.refresh()`. */
export async function makeReference(db: PrismaClient): Promise<Catalog> {
  const name = unique();
  const country = await db.country.create({
    data: { name: `Country ${name}`, currencyCode: 'SGD', currencySymbol: 'S$', currencyName: 'Singapore dollar' },
  });
  const city = await db.city.create({
    data: { name: `City ${name}`, slug: `city-${name}`, countryId: country.id, recommendedPrices: [10, 12, 14] },
  });
  const job = await db.job.create({ data: { name: `Job ${name}`, plural: `Jobs ${name}`, slug: `job-${name}` } });
  const sex = await db.sex.create({ data: { name: `Sex ${name}` } });
  const experience = await db.experience.create({ data: { name: `Experience ${name}` } });
  const language = await db.language.create({ data: { name: `Language ${name}` } });
  await db.pricingOption.createMany({
    data: [
      { currency: 'SGD', recurringMode: 'MONTHLY', amount: 4900 },
      { currency: 'SGD', recurringMode: 'YEARLY', amount: 47000 },
    ],
    skipDuplicates: true,
  });
  return {
    countryId: country.id,
    cityId: city.id,
    jobId: job.id,
    sexId: sex.id,
    experienceId: experience.id,
    languageId: language.id,
  };
}

async function makeUser(db: PrismaClient, data: Omit<Prisma.UserUncheckedCreateInput, 'loginEmail'>): Promise<User> {
  const email = `${unique()}@example.test`;
  const user = await db.user.create({
    data: {
      email,
      emailVerified: true,
      termsVersion,
      termsAcceptedAt: new Date(),
      ...data,
      loginEmail: data.email ?? email,
      ...(data.deletedAt != null && erasedAt(new Date(data.deletedAt))),
    },
  });
  await db.account.create({
    data: { userId: user.id, accountId: String(user.id), providerId: 'credential', password: await passwordHash() },
  });
  return user;
}

export async function makeJobSeeker(
  db: PrismaClient,
  catalog: Catalog,
  data: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<User> {
  return makeUser(db, {
    role: 'ROLE_CANDIDATE',
    name: `Maria Santos ${unique()}`,
    whatsApp: '+6591234567',
    zipCode: '018956',
    situationInCountry: 'Work permit',
    active: true,
    profileUpdated: true,
    cityId: catalog.cityId,
    jobId: catalog.jobId,
    sexId: catalog.sexId,
    experienceId: catalog.experienceId,
    languageId: catalog.languageId,
    nativeCountryId: catalog.countryId,
    minRate: 12,
    title: 'Friendly waiter',
    description: 'I have worked in busy restaurants for years. '.repeat(12).trim(),
    jobAreas: 'Orchard, Bugis',
    ...data,
  });
}

export const makeEmployer = (db: PrismaClient, data: Partial<Prisma.UserUncheckedCreateInput> = {}): Promise<User> =>
  makeUser(db, {
    role: 'ROLE_EMPLOYER',
    name: `Erin Tan ${unique()}`,
    whatsApp: '+6598765432',
    company: `Cafe ${unique()}`,
    ...data,
  });

export const makeAdmin = (db: PrismaClient): Promise<User> =>
  makeUser(db, { role: 'ROLE_ADMIN', name: `Ada Admin ${unique()}` });

export const makeGuest = (db: PrismaClient): Promise<User> =>
  db.user.create({ data: { role: 'ROLE_EMPLOYER', name: `Gus Guest ${unique()}`, email: `${unique()}@example.test` } });

/** The id of a session of this person whose proof of identity outlasts the test, wherever its clock goes. */
export async function makeSession(db: PrismaClient, userId: number): Promise<number> {
  const farAway = new Date('2100-01-01');
  const data = { userId, token: randomBytes(16).toString('hex'), expiresAt: farAway, provenAt: farAway };
  return (await db.session.create({ data, select: { id: true } })).id;
}

/** Gives this employer a subscription for a year from `now`, as a gift. */
export async function makeSubscription(db: PrismaClient, employerId: number, now: Date): Promise<Subscription> {
  const admin = await makeAdmin(db);
  return db.subscription.create({
    data: {
      employerId,
      recurringMode: 'YEARLY',
      currency: 'SGD',
      amount: 47000,
      status: 'ACTIVE',
      currentPeriodEnd: new Date(now.getTime() + 365 * 86_400_000),
      grantedById: admin.id,
      grantReason: 'For a test',
    },
  });
}

export const makeJobOffer = (
  db: PrismaClient,
  catalog: Pick<Catalog, 'cityId' | 'jobId'>,
  data: Partial<Omit<Prisma.JobOfferUncheckedCreateInput, 'active'>> & { employerId: number },
): Promise<JobOffer> =>
  db.jobOffer.create({
    data: {
      cityId: catalog.cityId,
      jobId: catalog.jobId,
      maxRate: 12,
      description: 'Evenings and weekends, in a friendly team.',
      slug: `offer-${unique()}`,
      ...inState('ACTIVE'),
      ...data,
    },
  });

/** The columns of an offer in this state; of an existing one too. It has been public before. */
export const inState = (state: JobOffer['state']): Required<Pick<JobOffer, 'state' | 'expiresAt' | 'publishedAt'>> => ({
  state,
  publishedAt: new Date(),
  expiresAt: state === 'DRAFT' ? null : new Date(Date.now() + (state === 'EXPIRED' ? -1 : 30) * 86_400_000),
});

/** The record of an upload, without a file. */
export const makeUpload = (
  db: PrismaClient,
  userId: number,
  kind: Prisma.UploadUncheckedCreateInput['kind'],
): Promise<Upload> =>
  db.upload.create({
    data: { id: randomBytes(16).toString('hex'), kind, userId, contentType: 'image/webp', size: 1000 },
  });

/** Stores a message in this user's support chat. Returns the chat with its latest message. */
export async function makeSupportMessage(
  db: PrismaClient,
  user: User,
  from: User,
  at: Date,
): Promise<{ place: { chatId: number; lastMessageId: number } }> {
  const chat = await db.chat.upsert({
    where: { supportUserId: user.id },
    create: { kind: 'SUPPORT', supportUserId: user.id, participants: { create: { userId: user.id } } },
    update: {},
  });
  const message = await db.message.create({
    data: { chatId: chat.id, userId: from.id, text: 'Hello', createdAt: at },
  });
  const { lastMessageId } = await db.chat.update({
    where: { id: chat.id },
    data: { lastMessageId: message.id, lastMessageAt: at, nbMessages: { increment: 1 } },
  });
  await db.chatParticipant.updateMany({ where: { chatId: chat.id }, data: { lastMessageId } });
  await db.chatParticipant.updateMany({
    where: { chatId: chat.id, userId: from.id },
    data: { readMessageId: lastMessageId },
  });
  if (from.id === user.id) await db.user.update({ where: { id: user.id }, data: { lastMessageAt: at } });
  return { place: { chatId: chat.id, lastMessageId } };
}
