import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { Visitor } from '../../support/browserless.ts';
import { makeChatFixtures } from '../../support/chatFixtures.ts';
import { makeJobSeeker, makeReference } from '../../support/factories.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { mutateOver } from '../../support/graph.ts';
import { proposal } from './shiftFixtures.ts';

/** The calendar file, read by another library than the one that writes it. */

const app = testApp();
const chat = fixture(() => makeChatFixtures(app));

const selected = 'trialShift { id databaseId calendarUri }';
const chatRef = () => ({ databaseId: chat.chatId });
async function propose(by: Visitor, terms: Record<string, unknown> = {}) {
  const input = { chat: chatRef(), ...proposal, ...terms };
  return (await mutateOver(by, 'proposeTrialShift', input, selected)).trialShift;
}
async function decide(by: Visitor, trialShift: string, decision: string): Promise<string> {
  const input = { chat: chatRef(), trialShift, decision };
  return (await mutateOver(by, 'setTrialShiftState', input, selected)).trialShift.calendarUri ?? '';
}

async function eventAt(by: Visitor, path: string) {
  const response = await by.fetch(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  // RFC 5545 §3.1: lines end in CRLF and have at most 75 bytes.
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error(text);
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    location: event.location,
    description: event.description,
    stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
  };
}

it('is for the two people and admins, and follows changes and the cancellation under one UID', async () => {
  const shift = await propose(chat.employer, {});
  // As it was stored before texts were cleaned.
  const note =
    'Bring; a pen, and “paper”.\u000bSecond line \\ with everything that a calendar file has to escape, and longer than a line.\u0007';
  await app.services.db.trialShift.update({ where: { id: shift.databaseId }, data: { note } });
  const path = `/media/trial-shifts/${shift.databaseId}.ics`;
  expect((await chat.employer.fetch(path)).status).toBe(404);
  expect(await decide(chat.jobSeeker, shift.id, 'ACCEPTED')).toBe(path);
  const first = await eventAt(chat.jobSeeker, path);
  expect(first).toMatchObject({
    method: 'PUBLISH',
    sequence: 0,
    status: 'CONFIRMED',
    // The country of these fixtures has no known time zone.
    start: '2026-06-05T18:00:00.000Z',
    end: '2026-06-05T23:00:00.000Z',
    summary: 'Trial shift (Hourhand)',
    location: proposal.place,
  });
  expect(first.description).toContain(
    'Bring; a pen, and “paper”.\nSecond line \\ with everything that a calendar file has to escape, and longer than a line.\n',
  );
  expect(first.description).toMatch(/^\S+ 14 an hour\n/);
  expect(await eventAt(chat.employer, path)).toEqual(first);
  expect(await eventAt(chat.admin, path)).toEqual(first);

  const stranger = await makeJobSeeker(app.services.db, await makeReference(app.services.db));
  for (const visitor of [new Visitor(app.url), await new Visitor(app.url).signIn(stranger)]) {
    const response = await visitor.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 404, message: 'Not found.' });
  }

  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const change = await propose(chat.jobSeeker, { date: '2026-06-06', hours: 0.5, replaces: shift.id });
  const changedPath = await decide(chat.employer, change.id, 'ACCEPTED');
  const changed = await eventAt(chat.employer, changedPath);
  expect(changed).toMatchObject({ uid: first.uid, sequence: 1, start: '2026-06-06T18:00:00.000Z' });
  expect(changed.stamp).not.toBe(first.stamp);
  // The address of the first version has the present state.
  expect(await eventAt(chat.employer, path)).toEqual(changed);

  await decide(chat.jobSeeker, change.id, 'CANCELLED');
  expect(await eventAt(chat.jobSeeker, path)).toMatchObject({ uid: first.uid, sequence: 2, status: 'CANCELLED' });
});
