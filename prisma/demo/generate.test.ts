import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ProfileField } from '../../server/domain/core/catalog/profileFields.input.ts';
import { findContactData } from '../../server/domain/core/text/contactData/contactData.input.ts';
import { jobOfferSchema } from '../../server/domain/offers/jobOffer/jobOffer.input.ts';
import { profileRules } from '../../server/domain/people/profile/profile.input.ts';
import { videoUris } from './demo.ts';
import { demoCounts, generateDemo } from './generate.ts';
import { day } from './timeline.ts';

const now = new Date('2026-03-01T12:00:00Z');
const options = { now, productName: 'Hourhand', videoUris };
const demo = generateDemo(options);
const { rows, people } = demo;
const seekers = people.jobSeekers.map(({ row }) => row);
const complete = seekers.filter((row) => row.updated);
const userById = new Map(rows.user.map((row) => [row.id, row]));
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

  it('dates everything after the sign-up and before now', () => {
    for (const message of rows.message) {
      expect(message.created_at <= now).toBe(true);
      expect(message.created_at >= (userById.get(message.user_id)?.created_at ?? now)).toBe(true);
    }
    for (const request of rows.contact_request) {
      for (const id of [request.employer_id, request.job_seeker_id])
        expect(request.created_at >= (userById.get(id)?.created_at ?? now)).toBe(true);
      expect(request.created_at <= now).toBe(true);
      expect((request.activated_at ?? now) <= now).toBe(true);
    }
    for (const { employer_id, created_at } of [...rows.subscription, ...rows.job_offer])
      expect(created_at >= (userById.get(employer_id)?.created_at ?? now)).toBe(true);
    for (const table of [rows.user, rows.job_offer, rows.chat, rows.email_message, rows.subscription, rows.career])
      for (const { created_at } of table) expect(created_at <= now).toBe(true);
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

  it('hold only messages of those who take part, never more than 25', () => {
    const places = new Set(rows.chat_participant.map(({ chat_id, user_id }) => `${chat_id}/${user_id}`));
    for (const { chat_id, user_id } of rows.message) expect(places.has(`${chat_id}/${user_id}`)).toBe(true);
    const lengths = rows.chat.map(({ nb_messages }) => nb_messages);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(25);
    expect(lengths.filter((length) => length > 8).length).toBeGreaterThan(100);
  });

  it('have employers write to job seekers only while they have a subscription', () => {
    const spans = new Map(rows.subscription.map((one) => [one.employer_id, one]));
    let checked = 0;
    for (const { chat_id, user_id, created_at } of rows.message) {
      const chat = chatById.get(chat_id);
      if (chat?.kind !== 'CONTACT' || chat.employer_id !== user_id) continue;
      const span = spans.get(user_id);
      expect(span && span.created_at <= created_at && created_at <= span.current_period_end).toBe(true);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(500);
  });

  it('stay closed and silent while their introduction is pending', () => {
    const pending = rows.contact_request.filter(({ activated_at }) => activated_at === null);
    expect(pending.length).toBeGreaterThan(8);
    for (const { chat_id, introduced_by_id } of pending) {
      expect(introduced_by_id).not.toBeNull();
      expect(chatById.get(chat_id)).toMatchObject({ open: false, nb_messages: 0 });
    }
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
