import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ProfileField } from '../../server/domain/core/catalog/profileFields.input.ts';
import { findContactData } from '../../server/domain/core/text/contactData/contactData.input.ts';
import { jobOfferSchema } from '../../server/domain/offers/jobOffer/jobOffer.input.ts';
import { profileRules } from '../../server/domain/people/profile/profile.input.ts';
import { videoUris } from './demo.ts';
import { demoCounts, generateDemo } from './generate.ts';
import type { StatusName } from './reference.ts';
import type { ChatRow, ContactRequestRow, UserRow } from './rows.ts';
import { day } from './timeline.ts';
import { jobs } from './words/jobs.ts';
import { namesByCountry } from './words/names.ts';
import { offerWorkTimes } from './words/offers.ts';

const now = new Date('2026-12-01T12:00:00Z');
const options = { now, productName: 'Hourhand', videoUris };
const demo = generateDemo(options);
const { rows, people } = demo;
const seekers = people.jobSeekers.map(({ row }) => row);
const complete = seekers.filter((row) => row.updated);
const chatById = new Map(rows.chat.map((row) => [row.id, row]));

describe('the demo', () => {
  it('is the same for the same seed and moment, and another for another seed', () => {
    const again = generateDemo(options);
    expect(JSON.stringify(again.rows)).toBe(JSON.stringify(rows));
    expect(again.pictures.map(({ picture }) => picture)).toEqual(demo.pictures.map(({ picture }) => picture));
    expect(JSON.stringify(generateDemo({ ...options, seed: 'other' }).rows.user)).not.toBe(JSON.stringify(rows.user));
  });

  it('is as large as a live business', () => {
    expect(seekers).toHaveLength(demoCounts.jobSeekers);
    expect(people.employers).toHaveLength(demoCounts.employers);
    expect(rows.job_offer).toHaveLength(demoCounts.jobOffers);
    expect(rows.contact_request.length).toBeGreaterThan(300);
    expect(rows.city).toHaveLength(20);
    expect(rows.job).toHaveLength(15);
    expect(rows.career.length).toBeGreaterThanOrEqual(6);
    expect(rows.subscription.length).toBeGreaterThan(30);
    const active = seekers.filter((row) => row.active).length / seekers.length;
    expect(active).toBeGreaterThan(0.9);
    expect(active).toBeLessThan(0.94);
    const withVideo = seekers.filter((row) => row.video_uri !== null).length / seekers.length;
    expect(withVideo).toBeGreaterThan(0.2);
    expect(withVideo).toBeLessThan(0.3);
    expect(rows.job_offer.some(({ state }) => state === 'FILLED')).toBe(true);
    expect(people.employers.filter(({ row }) => row.login_email === null).length).toBeGreaterThan(3);
  });

  it('has no contact data in the texts that the forms check', () => {
    const profiles = seekers.flatMap((row) => [
      row.name,
      row.job_areas,
      row.title,
      row.description,
      row.answer1,
      row.answer2,
      row.answer3,
      row.answer4,
    ]);
    const texts = [
      ...profiles,
      ...rows.job_offer.map(({ description }) => description),
      ...rows.user.map(({ about }) => about),
    ].filter((text) => text !== null);
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => findContactData(text) !== null)).toEqual([]);
  });

  it('numbers every table from 1 in the order of time', () => {
    for (const table of [rows.user, rows.job_offer, rows.chat, rows.message, rows.contact_request, rows.subscription]) {
      expect(table.map(({ id }) => id)).toEqual(table.map((_, at) => at + 1));
      const times = table.map(({ created_at }) => created_at.getTime());
      expect(times).toEqual([...times].sort((one, other) => one - other));
    }
  });
});

const cityById = new Map(rows.city.map((city) => [city.id, city]));
const countryById = new Map(rows.country.map((country) => [country.id, country]));

/** What a form says about a row, with the row's id; null if it takes the row as it is. */
const complaint = (
  { id }: { id: number },
  result: { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } },
) =>
  result.success ? null : { id, issues: result.error.issues.map(({ path, message }) => [path.join('.'), message]) };

describe('job offers', () => {
  it('are taken by the form for job offers', () => {
    const complaints = rows.job_offer.map((row) => {
      const { city_id, job_id, max_rate, description, company, headcount } = row;
      const city = { id: city_id, recommendedPrices: [...(cityById.get(city_id)?.recommended_prices ?? [])] };
      const offer = {
        city,
        job: { id: job_id },
        maxRate: max_rate,
        description,
        company,
        partTime: row.part_time,
        fullTime: row.full_time,
        hoursPerWeek: row.hours_per_week,
        workTimes: row.work_times,
        startsOn: row.starts_on?.toISOString().slice(0, 10) ?? null,
        headcount,
      };
      return complaint(row, jobOfferSchema(null, now).safeParse(offer));
    });
    expect(complaints).toHaveLength(demoCounts.jobOffers);
    expect(complaints.filter((one) => one !== null)).toEqual([]);
  });
});

describe('job seekers', () => {
  it('are taken by the form for profiles', () => {
    const known = {
      sexId: rows.sex,
      nativeCountryId: rows.country,
      languageId: rows.language,
      cityId: rows.city,
      jobId: rows.job,
      experienceId: rows.experience,
    };
    const complaints = complete.map((row) => {
      const city = cityById.get(row.city_id ?? 0);
      const country = countryById.get(city?.country_id ?? 0);
      const place = city &&
        country && { recommendedPrices: city.recommended_prices, situationList: country.situation_list };
      const form = z.object(
        profileRules('wizard', {
          place: place ?? null,
          isKnown: (field, id) => known[field].some((one) => one.id === id),
        }),
      );
      const profile = {
        name: row.name,
        sexId: row.sex_id,
        email: row.email,
        whatsApp: row.whats_app,
        nativeCountryId: row.native_country_id,
        languageId: row.language_id,
        cityId: row.city_id,
        country: country?.name,
        situationInCountry: row.situation_in_country,
        zipCode: row.zip_code,
        jobAreas: row.job_areas,
        jobId: row.job_id,
        experienceId: row.experience_id,
        minRate: row.min_rate,
        title: row.title,
        description: row.description,
        answer1: row.answer1,
        answer2: row.answer2,
        answer3: row.answer3,
        answer4: row.answer4,
        callName: null,
        videoTranscript: row.video_transcript,
        partTime: row.part_time,
        fullTime: row.full_time,
        photoUri: row.photo_uri,
      } satisfies Record<ProfileField, unknown>;
      return complaint(row, form.safeParse(profile));
    });
    expect(complaints.length).toBeGreaterThan(500);
    expect(complaints.filter((one) => one !== null)).toEqual([]);
  });

  it('are active only when their profile is complete', () => {
    const unfinished = seekers.filter((row) => !row.updated);
    expect(unfinished.length).toBeGreaterThan(5);
    expect(unfinished.some((row) => row.active)).toBe(false);
    expect(seekers.filter((row) => row.active).every((row) => row.photo_uri !== null)).toBe(true);
  });
});

describe('chats', () => {
  const messagesOf = (chatId: number) => rows.message.filter(({ chat_id }) => chat_id === chatId);

  it('count and date their messages, and every place in them carries the same copy', () => {
    for (const chat of rows.chat) {
      const messages = messagesOf(chat.id);
      const last = messages.at(-1);
      expect(chat.nb_messages).toBe(messages.length);
      expect(chat.last_message_id).toBe(last?.id ?? 0);
      expect(chat.last_message_at).toEqual(last?.created_at ?? chat.created_at);
    }
    for (const place of rows.chat_participant) {
      const messages = messagesOf(place.chat_id);
      const own = messages.findLast(({ user_id }) => user_id === place.user_id)?.id ?? 0;
      expect(place.last_message_id).toBe(chatById.get(place.chat_id)?.last_message_id);
      expect([0, ...messages.map(({ id }) => id)]).toContain(place.read_message_id);
      expect(place.read_message_id).toBeGreaterThanOrEqual(own);
    }
  });

  it('are mailed only to the demo accounts, about unread messages', () => {
    const { employer, premium, jobSeeker } = people.accounts;
    const accounts = new Set([employer, premium, jobSeeker].map(({ row }) => row.id));
    const isUnread = (place: (typeof rows.chat_participant)[number]) => place.read_message_id < place.last_message_id;
    const due = rows.chat_participant.filter(({ mail_due_at }) => mail_due_at !== null);
    expect(due).toEqual(rows.chat_participant.filter((place) => accounts.has(place.user_id) && isUnread(place)));
    expect(due.length).toBeGreaterThanOrEqual(5);
  });

  it('hold at most 25 messages', () => {
    const lengths = rows.chat.map(({ nb_messages }) => nb_messages);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(25);
    expect(lengths.filter((length) => length > 8).length).toBeGreaterThan(100);
  });
});

const byId = <T extends { id: number }>(list: readonly T[]) => {
  const map = new Map(list.map((row) => [row.id, row]));
  return (id: number | null): T => map.get(id ?? 0) ?? expect.fail(`No row ${id}`);
};
const [user, offer, chatOf, message] = [byId(rows.user), byId(rows.job_offer), byId(rows.chat), byId(rows.message)];
const [jobOf, languageOf, statusOf] = [byId(rows.job), byId(rows.language), byId(rows.contact_request_status)];
const kindOf = new Map(people.employers.map(({ row, kind }) => [row.id, kind]));
const kindsOf = new Map(jobs.map(({ slug, kinds }) => [slug, kinds]));
/** Whether such a business hires people of such a job. */
const hires = (employerId: number, jobId: number | null) =>
  kindsOf.get(jobOf(jobId).slug)?.includes(kindOf.get(employerId) ?? 'household') === true;
const said = new Map<number, typeof rows.message>();
for (const one of rows.message) said.set(one.chat_id, [...(said.get(one.chat_id) ?? []), one]);
const wrote = (chatId: number, userId: number | null, since = new Date(0)) =>
  (said.get(chatId) ?? []).some(({ user_id, created_at }) => user_id === userId && created_at >= since);
const bothWrote = (chat: (typeof rows.chat)[number]) =>
  wrote(chat.id, chat.employer_id) && wrote(chat.id, chat.job_seeker_id);
const contactTexts = [
  ...rows.message.map(({ chat_id, text }) => ({ text, job_seeker_id: chatOf(chat_id).job_seeker_id })),
  ...rows.contact_request.map(({ description, job_seeker_id }) => ({ text: description, job_seeker_id })),
].flatMap(({ text, job_seeker_id }) => (text === null || job_seeker_id === null ? [] : { text, job_seeker_id }));
const profileTexts = complete.flatMap(({ id, title, description, answer1, answer2 }) =>
  [title, description, answer1, answer2].map((text) => ({ text: text ?? '', job_seeker_id: id })),
);
const notes = rows.shortlist_entry.map(({ note, job_seeker_id }) => ({ text: note, job_seeker_id }));
const spoken = Object.values(namesByCountry).flatMap(({ languages }) => languages);
const languages = new RegExp(`\\b(${spoken.join('|')})\\b`, 'g');
const trade = new RegExp(`(?:\\ban? |‘)(${jobs.map(({ name }) => name).join('|')})\\b`, 'gi');
const experienceOf = ({ experience_id }: UserRow) => rows.experience[(experience_id ?? 1) - 1]?.name ?? '';
const months = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
const monthsOf: Record<string, number> = {
  'Less than 1 year': 12,
  '1 to 2 years': 24,
  '2 to 3 years': 36,
  '3 to 5 years': 60,
};

/** What holds of a request and its chat when the office has given it a status. */
const meanings: Record<StatusName | 'none', (request: ContactRequestRow, chat: ChatRow) => boolean> = {
  none: (_request, { outcome }) => outcome === null,
  New: ({ created_at }, { id, job_seeker_id }) => !wrote(id, job_seeker_id, created_at),
  'No answer': ({ created_at }, { id, job_seeker_id }) => !wrote(id, job_seeker_id, created_at),
  'In discussion': (_request, chat) => chat.outcome === null && bothWrote(chat),
  'Interview planned': (_request, chat) => chat.outcome === null && bothWrote(chat),
  'Trial shift': (_request, chat) => chat.outcome === null && bothWrote(chat),
  Hired: (_request, { outcome }) => outcome === 'HIRED',
  Rejected: (_request, { outcome }) => outcome === 'DECLINED',
};

/** Columns that say who made a row or whom it is about. */
const owners = ['employer_id', 'job_seeker_id', 'user_id', 'sender_id', 'reporter_id'] as const;
const owned: { at: Date; owner: number }[] = Object.values(rows).flatMap((list: readonly object[]) =>
  list.flatMap((row) =>
    Object.entries(row).flatMap(([column, owner]) =>
      owners.some((one) => one === column) &&
      typeof owner === 'number' &&
      'created_at' in row &&
      row.created_at instanceof Date
        ? { at: row.created_at, owner }
        : [],
    ),
  ),
);
const ahead = ['expires_at', 'current_period_end', 'due_at', 'starts_on'];
const dates = Object.entries(rows).flatMap(([table, list]: [string, readonly object[]]) =>
  list.flatMap((row) =>
    Object.entries(row).flatMap(([column, at]) =>
      at instanceof Date && !ahead.includes(column) ? { table, column, at } : [],
    ),
  ),
);

/** What is true of each of these rows: its name, how many there are, and those of which it is not. */
const rule = <T>(name: string, list: readonly T[], holds: (row: T) => boolean) =>
  [name, list.length, () => list.filter((row) => !holds(row))] as const;
const applications = rows.job_application;
const requests = rows.contact_request;
const contacts = rows.chat.filter(({ kind }) => kind === 'CONTACT');

describe('everything in the demo agrees:', () => {
  it.each([
    rule(
      'an applicant works in the job of the offer',
      applications,
      ({ job_offer_id, job_seeker_id }) => user(job_seeker_id).job_id === offer(job_offer_id).job_id,
    ),
    rule(
      'an applicant lives in the city of the offer',
      applications,
      ({ job_offer_id, job_seeker_id }) => user(job_seeker_id).city_id === offer(job_offer_id).city_id,
    ),
    rule('an application is in the open chat of its two', applications, ({ chat_id, job_offer_id, job_seeker_id }) => {
      const chat = chatOf(chat_id);
      return chat.open && chat.job_seeker_id === job_seeker_id && chat.employer_id === offer(job_offer_id).employer_id;
    }),
    rule('an application is a message of its author', applications, ({ chat_id, job_seeker_id, created_at }) =>
      (said.get(chat_id) ?? []).some((one) => one.user_id === job_seeker_id && +one.created_at === +created_at),
    ),
    rule('an application came while the offer was public', applications, ({ job_offer_id, created_at }) => {
      const { published_at, expires_at } = offer(job_offer_id);
      return published_at !== null && expires_at !== null && published_at <= created_at && created_at <= expires_at;
    }),
    rule('an application is where its chat is', applications, ({ chat_id, job_offer_id, state, created_at }) => {
      const isAnswered = wrote(chat_id, offer(job_offer_id).employer_id, created_at);
      return state === (chatOf(chat_id).outcome ?? (isAnswered ? 'IN_TALK' : 'NEW'));
    }),
    rule('a status is what the chat says', requests, (request) =>
      meanings[request.status_id === null ? 'none' : (statusOf(request.status_id).name as StatusName)](
        request,
        chatOf(request.chat_id),
      ),
    ),
    rule(
      'an outcome follows a request or an application',
      contacts.filter(({ outcome }) => outcome !== null),
      (chat) =>
        chat.outcome_at !== null &&
        chat.outcome_at >= chat.created_at &&
        [...requests, ...applications].some(
          ({ chat_id, created_at }) => chat_id === chat.id && created_at <= (chat.outcome_at ?? 0),
        ),
    ),
    rule('a request is for a job that its sender hires', requests, ({ employer_id, job_seeker_id }) =>
      hires(employer_id, user(job_seeker_id).job_id),
    ),
    rule('an offer is for a job that its employer hires', rows.job_offer, ({ employer_id, job_id }) =>
      hires(employer_id, job_id),
    ),
    rule('a shortlist has people whom its employer hires', rows.shortlist_entry, ({ employer_id, job_seeker_id }) =>
      hires(employer_id, user(job_seeker_id).job_id),
    ),
    rule(
      'only a draft has no date of publication',
      rows.job_offer,
      ({ state, published_at, expires_at }) =>
        (state === 'DRAFT') === (published_at === null) && (state === 'DRAFT') === (expires_at === null),
    ),
    rule(
      'an active offer ends later, an expired one has ended',
      rows.job_offer,
      ({ state, expires_at }) =>
        (state !== 'ACTIVE' || (expires_at ?? 0) > now) && (state !== 'EXPIRED' || (expires_at ?? now) <= now),
    ),
    rule(
      'a filled offer has someone who was hired',
      rows.job_offer.filter(({ state }) => state === 'FILLED'),
      ({ id }) => applications.some(({ job_offer_id, state }) => job_offer_id === id && state === 'HIRED'),
    ),
    rule('an offer has room for those who were hired', rows.job_offer, ({ id, state, headcount }) => {
      const hired = applications.filter((one) => one.job_offer_id === id && one.state === 'HIRED').length;
      return hired + (state === 'ACTIVE' ? 1 : 0) <= headcount;
    }),
    rule(
      'a full-time offer has the times of a whole week',
      rows.job_offer.filter(({ full_time }) => full_time),
      ({ work_times }) =>
        work_times === null ||
        !Object.values(offerWorkTimes).some(({ part }) => part.some((one) => one === work_times)),
    ),
    rule(
      'a saved offer was public, in the own city',
      rows.saved_job_offer,
      ({ job_offer_id, job_seeker_id, created_at }) => {
        const { published_at, city_id } = offer(job_offer_id);
        return published_at !== null && published_at <= created_at && city_id === user(job_seeker_id).city_id;
      },
    ),
    rule('a language is one of the person', [...contactTexts, ...profileTexts, ...notes], ({ text, job_seeker_id }) => {
      const own = languageOf(user(job_seeker_id).language_id).name;
      return (text.match(languages) ?? []).every((name) => name === 'English' || name === own);
    }),
    rule('a job in a conversation is the one of the job seeker', contactTexts, ({ text, job_seeker_id }) =>
      [...text.matchAll(trade)].every(
        ([, name]) => name?.toLowerCase() === jobOf(user(job_seeker_id).job_id).name.toLowerCase(),
      ),
    ),
    rule(
      'a request asks for the hours that its text says',
      requests,
      ({ description, part_time, full_time }) =>
        (!/full time/i.test(description ?? '') || full_time) &&
        (!/part time|(evenings|mornings) a week/i.test(description ?? '') || part_time),
    ),
    rule(
      'who tells the team of a job has been hired',
      rows.message.filter(({ text }) => /found a job through you|hired someone through you/.test(text)),
      ({ user_id, created_at }) =>
        contacts.some(
          ({ outcome, outcome_at, employer_id, job_seeker_id }) =>
            outcome === 'HIRED' && (outcome_at ?? now) <= created_at && [employer_id, job_seeker_id].includes(user_id),
        ),
    ),
    rule(
      'who has never worked speaks of no former place',
      contactTexts,
      ({ text, job_seeker_id }) =>
        !/was there for quite a while|my last family/.test(text) ||
        experienceOf(user(job_seeker_id)) !== 'No experience',
    ),
    rule(
      'a permit comes from someone who needs one',
      rows.message.filter(({ type }) => type === 'DOCUMENT'),
      ({ user_id }) => /permit|pass|visa/i.test(user(user_id).situation_in_country ?? ''),
    ),
    rule(
      'a job reference is for the own job, at a former employer',
      rows.job_reference,
      ({ job_seeker_id, job, company, state }) => {
        const { job_id, answer4 } = user(job_seeker_id);
        return job === jobOf(job_id).name && (state === 'WAITING' || answer4?.includes(company) === true);
      },
    ),
    rule(
      'a job reference fits the experience',
      rows.job_reference,
      ({ job_seeker_id, began_in, ended_in, asked_at }) => {
        const experience = experienceOf(user(job_seeker_id));
        const length = months(ended_in) - months(began_in);
        return (
          experience !== 'No experience' &&
          length > 0 &&
          length <= (monthsOf[experience] ?? 120) &&
          ended_in <= asked_at.toISOString().slice(0, 7)
        );
      },
    ),
    rule(
      'a rating is for work that was done, by an account',
      rows.rating,
      ({ employer_id, job_seeker_id, created_at }) => {
        const chat = contacts.find((one) => one.employer_id === employer_id && one.job_seeker_id === job_seeker_id);
        return (
          chat?.outcome === 'HIRED' &&
          bothWrote(chat) &&
          (chat.outcome_at ?? now) <= created_at &&
          user(employer_id).login_email !== null
        );
      },
    ),
    rule(
      'who reports a message has received it',
      rows.report.filter(({ kind }) => kind === 'MESSAGE'),
      (report) => {
        const { chat_id, user_id, created_at } = message(report.message_id);
        return (
          user_id === report.user_id &&
          created_at <= report.created_at &&
          chatOf(chat_id).employer_id === report.reporter_id
        );
      },
    ),
    rule(
      'what is reported was there',
      rows.report,
      ({ user_id, job_offer_id, created_at }) =>
        user(user_id).created_at <= created_at &&
        (job_offer_id === null || (offer(job_offer_id).published_at ?? now) <= created_at),
    ),
    rule(
      'a review follows a decision',
      rows.review,
      ({ job_seeker_id, decided_at, waiting_since }) =>
        decided_at === null || (decided_at <= waiting_since && user(job_seeker_id).created_at <= decided_at),
    ),
    rule('the people of a chat are its two', rows.chat_participant, ({ chat_id, user_id }) => {
      const { kind, employer_id, job_seeker_id, support_user_id } = chatOf(chat_id);
      return kind === 'CONTACT'
        ? [employer_id, job_seeker_id].includes(user_id)
        : user_id === support_user_id || user(user_id).role === 'ROLE_ADMIN';
    }),
    rule('a message is of someone who takes part', rows.message, ({ chat_id, user_id }) =>
      rows.chat_participant.some((place) => place.chat_id === chat_id && place.user_id === user_id),
    ),
    rule(
      'employers write while they have a subscription',
      rows.message.filter(({ chat_id, user_id }) => chatOf(chat_id).employer_id === user_id),
      ({ user_id, created_at }) =>
        rows.subscription.some(
          (one) => one.employer_id === user_id && one.created_at <= created_at && created_at <= one.current_period_end,
        ),
    ),
    rule(
      'a pending introduction is by an admin, in a closed and silent chat',
      requests.filter(({ activated_at }) => activated_at === null),
      ({ chat_id, introduced_by_id }) => introduced_by_id !== null && !chatOf(chat_id).open && !said.has(chat_id),
    ),
    rule(
      'people were seen when they wrote',
      rows.message,
      ({ user_id, created_at }) => (user(user_id).last_seen_at ?? new Date(0)) >= created_at,
    ),
    rule('what people do comes after they signed up', owned, ({ at, owner }) => at >= user(owner).created_at),
    rule('nothing is dated later than now', dates, ({ at }) => at <= now),
  ])('%s', (_name, count, broken) => {
    expect(count).toBeGreaterThan(0);
    expect(broken()).toEqual([]);
  });
});

describe('the accounts that visitors sign in with', () => {
  const { employer, premium, jobSeeker, admin } = people.accounts;
  const of = (id: number) => rows.contact_request.filter((request) => request.employer_id === id);

  it('show what each role can do', () => {
    expect(admin).toMatchObject({ role: 'ROLE_ADMIN', login_email: 'admin@hourhand.test' });
    expect(jobSeeker.row).toMatchObject({ active: true, updated: true, login_email: 'jobseeker@hourhand.test' });
    expect(rows.subscription.some(({ employer_id }) => employer_id === employer.row.id)).toBe(false);
    expect(of(employer.row.id).length).toBeGreaterThan(3);
    expect(of(premium.row.id).length).toBeGreaterThan(5);
    for (const { row } of [employer, premium])
      expect(
        rows.job_offer.filter((offer) => offer.employer_id === row.id && offer.state === 'ACTIVE').length,
      ).toBeGreaterThan(1);
  });

  it('give the premium employer a gift that lasts a year from now', () => {
    const gift = rows.subscription.find(({ employer_id }) => employer_id === premium.row.id);
    expect(gift).toMatchObject({ status: 'ACTIVE', granted_by_id: admin.id });
    expect(gift?.grant_reason).toMatch(/\S/);
    expect(gift?.current_period_end.getTime()).toBe(now.getTime() + 365 * day);
  });
});
