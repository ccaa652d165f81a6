import { expect, it } from 'vitest';
import { sendDueOfferAlerts } from '../../../server/domain/discovery/offerAlert/offerAlert.ts';
import { makeEmployer } from '../../support/factories.ts';
import { pausesAreOver, smtpApps } from '../../support/smtpApps.ts';
import { makeAlerted, makePlace, minutes, nextMorning, pass, passUntil, publish, send } from './fixtures.ts';

/** Failing mail servers, crashing processes, and concurrent processes. The rest of the queue: tests/chat/messageMail/queue.thorough.test.ts. */

const { startWithSmtp, startTwo } = smtpApps();

it('a mail server that fails gets the mail again, once, with the same offers', async () => {
  const { app, smtp } = await startWithSmtp();
  const here = await makePlace(app);
  await makeAlerted(app, here, 'DAILY');
  const { id } = await publish(app, here);
  smtp.answer = '451 Come back later';
  await nextMorning(app);
  expect(smtp.mails).toEqual([]);
  smtp.answer = '250 Taken';
  // Published after the period of the mail.
  const next = await publish(app, here);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await pausesAreOver(app);
    pass(app, minutes(5));
    await send(app);
  }
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]?.body).toContain(`/Job-Offer-public-${id}`);
  expect(smtp.mails[0]?.body).not.toContain(`/Job-Offer-public-${next.id}`);
});

it('a process that crashes before it has queued the mails leaves the alerts due', async () => {
  const [{ app: dying }, { app: other, smtp }] = await startTwo();
  const here = await makePlace(dying);
  await makeAlerted(dying, here, 'DAILY');
  await publish(dying, here);
  for (const app of [dying, other]) passUntil(app, 8);
  const { queue } = dying.services;
  const addAll = () => Promise.reject(new Error('The process is gone.'));
  await expect(sendDueOfferAlerts({ ...dying.services, queue: { ...queue, addAll } })).rejects.toThrow('is gone');
  await send(other);
  expect(smtp.mails).toHaveLength(1);
});

it('processes that run at the same time send each mail once', async () => {
  const [{ app: here, smtp: one }, { app: there, smtp: two }] = await startTwo();
  const catalog = await makePlace(here);
  const people = [];
  for (let number = 0; number < 12; number += 1) people.push(await makeAlerted(here, catalog, 'DAILY'));
  await publish(here, catalog, { employerId: (await makeEmployer(here.services.db)).id });
  for (const app of [here, there]) passUntil(app, 8);
  await Promise.all([here, there, here, there].map(send));
  const receivers = [...one.mails, ...two.mails].flatMap(({ to }) => to);
  expect(receivers.toSorted()).toEqual(people.map(({ email }) => email).toSorted());
});
