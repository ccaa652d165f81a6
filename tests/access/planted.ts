import { randomBytes } from 'node:crypto';
import { makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import type { Actor, World } from './world.ts';

/** A text that stands nowhere else, and who may come across it. Whoever is not named must not find it in any answer. */
export type Planted = { what: string; text: string; seenBy: readonly Actor[] };

const text = (): string => `planted${randomBytes(6).toString('hex')}`;

type Part = { set: (text: string) => Promise<unknown>; seenBy: readonly Actor[] };

/** The surname that follows the first name, which everybody sees. */
const surname = (plant: string) => `Maria ${plant}`;
const address = (plant: string) => `${plant}@planted.test`;

function parts({ app, people, contacts, around }: World): Record<string, Part> {
  const { db } = app.services;
  const user = (id: number, column: string) => (value: string) =>
    db.user.update({ where: { id }, data: { [column]: value } });
  const name = (id: number) => (value: string) => user(id, 'name')(surname(value));
  const email = (id: number) => (value: string) => user(id, 'email')(address(value));
  const login = (id: number) => (value: string) =>
    db.user.update({ where: { id }, data: { email: address(value), loginEmail: address(value) } });
  const request = (column: string) => (value: string) =>
    db.contactRequest.update({ where: { id: contacts.employer.requestId }, data: { [column]: value } });
  const { jobSeeker, employer, premium, guest, admin } = people;
  return {
    // Document 000's job seeker, as DECISIONS shares them out.
    "the job seeker's name": { set: name(jobSeeker.id), seenBy: ['jobSeeker', 'premium', 'admin'] },
    "the job seeker's e-mail": { set: login(jobSeeker.id), seenBy: ['jobSeeker', 'premium', 'admin'] },
    "the job seeker's WhatsApp": { set: user(jobSeeker.id, 'whatsApp'), seenBy: ['jobSeeker', 'premium', 'admin'] },
    "the job seeker's zip code": { set: user(jobSeeker.id, 'zipCode'), seenBy: ['jobSeeker', 'admin'] },
    "the job seeker's situation": { set: user(jobSeeker.id, 'situationInCountry'), seenBy: ['jobSeeker', 'admin'] },
    'an e-mail that an admin wrote': {
      set: (message) => db.emailMessage.create({ data: { userId: jobSeeker.id, senderId: admin.id, message } }),
      seenBy: ['admin'],
    },
    "the job seeker's support chat": {
      set: async (value) => {
        const chat = await db.chat.create({ data: { kind: 'SUPPORT', supportUserId: jobSeeker.id } });
        await db.chatParticipant.create({ data: { chatId: chat.id, userId: jobSeeker.id } });
        const message = await db.message.create({ data: { chatId: chat.id, userId: jobSeeker.id, text: value } });
        await db.chat.update({ where: { id: chat.id }, data: { lastMessageId: message.id, nbMessages: 1 } });
      },
      seenBy: ['jobSeeker', 'admin'],
    },
    'a job seeker who is paused': {
      set: (title) => makeJobSeeker(db, around, { active: false, title }),
      seenBy: ['admin'],
    },
    'a job offer that is closed': {
      set: (description) => makeJobOffer(db, around, { employerId: employer.id, active: false, description }),
      seenBy: ['employer', 'admin'],
    },
    "a job offer's key": {
      set: (clientKey) => makeJobOffer(db, around, { employerId: employer.id, clientKey }),
      seenBy: [],
    },
    // What is paid and given.
    "why premium's subscription was given": {
      set: (value) => db.subscription.updateMany({ where: { employerId: premium.id }, data: { grantReason: value } }),
      seenBy: ['admin'],
    },
    "premium's card": {
      set: (value) => db.subscription.updateMany({ where: { employerId: premium.id }, data: { cardBrand: value } }),
      seenBy: ['premium', 'admin'],
    },
    "the number of premium's invoice": {
      set: async (value) => {
        const { id: subscriptionId } = await db.subscription.findFirstOrThrow({ where: { employerId: premium.id } });
        const data = { subscriptionId, stripeInvoiceId: 'in_planted', currency: 'SGD', amount: 4900 };
        await db.invoice.create({ data: { ...data, status: 'PAID', number: value } });
      },
      seenBy: ['premium', 'admin'],
    },
    // What employers keep to themselves.
    "the employer's name": { set: name(employer.id), seenBy: ['employer', 'admin'] },
    "the employer's e-mail": { set: login(employer.id), seenBy: ['employer', 'admin'] },
    "the employer's WhatsApp": { set: user(employer.id, 'whatsApp'), seenBy: ['employer', 'admin'] },
    "the employer's company": { set: user(employer.id, 'company'), seenBy: ['employer', 'admin'] },
    "the guest's e-mail": { set: email(guest.id), seenBy: ['guest', 'admin'] },
    "the admin's e-mail": { set: login(admin.id), seenBy: ['admin'] },
    // The contact of the employer and the job seeker.
    "the request's name": { set: (value) => request('name')(surname(value)), seenBy: ['employer', 'admin'] },
    "the request's e-mail": { set: (value) => request('email')(address(value)), seenBy: ['employer', 'admin'] },
    "the request's WhatsApp": { set: request('whatsApp'), seenBy: ['employer', 'admin'] },
    "the request's company": { set: request('company'), seenBy: ['employer', 'admin'] },
    "the request's description": { set: request('description'), seenBy: ['employer', 'jobSeeker', 'admin'] },
    'a message in their chat': {
      set: (value) => db.message.update({ where: { id: contacts.employer.messageId }, data: { text: value } }),
      seenBy: ['employer', 'jobSeeker', 'admin'],
    },
    "the employer's share link": {
      set: (value) => db.chat.update({ where: { id: contacts.employer.chatId }, data: { employerHash: value } }),
      seenBy: ['employer', 'admin'],
    },
    "the job seeker's share link": {
      set: (value) => db.chat.update({ where: { id: contacts.employer.chatId }, data: { jobSeekerHash: value } }),
      seenBy: ['jobSeeker', 'admin'],
    },
  };
}

/** Puts them all into the world. */
export async function plant(world: World): Promise<Planted[]> {
  const planted: Planted[] = [];
  for (const [what, { set, seenBy }] of Object.entries(parts(world))) {
    const value = text();
    await set(value);
    planted.push({ what, text: value, seenBy });
  }
  return planted;
}
