import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { paths } from '../client/paths.ts';
import { product } from '../client/ui/product.ts';
import { type AppParts, buildApp } from './app.ts';
import { createAuth } from './auth/auth.ts';
import { emailLinks } from './auth/emailLinks.ts';
import { guestCookie } from './auth/guestCookie.ts';
import { openSecrets } from './auth/openSecrets.ts';
import { connectDatabase } from './database/connect.ts';
import { readSecret } from './database/secret.ts';
import { isBannedEmail } from './domain/accounts/email/bannedEmail.ts';
import { bannedEmailKeys } from './domain/accounts/keys/bannedEmailKeys.ts';
import { confirmationCodes } from './domain/accounts/keys/confirmationCode.ts';
import { demoAccounts } from './domain/accounts/keys/demoAccount.ts';
import { knownBrowsers } from './domain/accounts/keys/knownBrowser.ts';
import { followPresence } from './domain/accounts/presence/presence.ts';
import { announceQueued } from './domain/accounts/session/revocation.ts';
import { noteSeen } from './domain/accounts/session/seen.ts';
import { sendReceipts } from './domain/billing/mail/receipt.ts';
import { sendDueSubscriptionMails } from './domain/billing/mail/send.ts';
import { askAboutUnheard } from './domain/billing/provider/unheard.ts';
import { endGiftsThatAreOver } from './domain/billing/purchase/gift.ts';
import { invoicePath } from './domain/billing/purchase/invoice.ts';
import { learnOutcomes } from './domain/billing/purchase/outcome.ts';
import { sendDueMessageMails } from './domain/chat/messageMail/send.ts';
import type { Services } from './domain/context.ts';
import { createReference } from './domain/core/catalog/reference.ts';
import { createAccessWatch } from './domain/core/events/accessWatch.ts';
import { subscribeTo } from './domain/core/events/subscribeTo.ts';
import type { Links } from './domain/core/links/links.ts';
import { signer } from './domain/core/links/signer.ts';
import { unsubscribeTokens } from './domain/core/links/unsubscribeTokens.ts';
import { sendDueOfferAlerts } from './domain/discovery/offerAlert/send.ts';
import { sendDueSearchAlerts } from './domain/discovery/savedSearch/send.ts';
import { fileLinks } from './domain/files/links/fileLink.ts';
import { remindOfTrialShifts, sendTrialReminders } from './domain/hiring/trialShift/reminder.ts';
import { sendBanMails } from './domain/lifecycle/ban/banMail.ts';
import { cancelBannedSubscriptions } from './domain/lifecycle/ban/banSubscription.ts';
import { removeCustomers } from './domain/lifecycle/deletion/provider.ts';
import { removeWhatIsOver } from './domain/lifecycle/retention/remove.ts';
import { sendAccountMails } from './domain/lifecycle/signUp/sendAccountMails.ts';
import { renewalTokens } from './domain/offers/keys/renewalTokens.ts';
import { expireJobOffers } from './domain/offers/life/expiry.ts';
import { remindOfExpiry, sendExpiryMails } from './domain/offers/life/expiryMail.ts';
import { sendImportMails } from './domain/office/bulkAction/import/mail.ts';
import { runBulkActions } from './domain/office/bulkAction/work.ts';
import { sendEmails } from './domain/office/email/deliver.ts';
import { countMarketplaceDays } from './domain/office/overview/days.ts';
import { sendRejectionMails } from './domain/office/review/rejectionMail.ts';
import { remindOfReferences, sendReferenceMails } from './domain/people/jobReference/mail.ts';
import { sendActivationMails } from './domain/people/jobSeeker/activationMail.ts';
import { referenceTokens } from './domain/people/keys/tokens.ts';
import { viewKeys } from './domain/people/keys/viewKeys.ts';
import type { Env } from './env.ts';
import { type PersistedOperations, persistedOperations } from './graphql/persisted.ts';
import { originsOf } from './http/origin.ts';
import { outboxPath } from './http/outbox.ts';
import type { Mailer } from './mail/mail.ts';
import { openOutbox } from './mail/outbox.ts';
import { withoutBanned } from './mail/withoutBanned.ts';
import { diskMedia } from './media/disk.ts';
import { arrivalsIn } from './media/incoming.ts';
import { mediaPipeline } from './media/pipeline.ts';
import type { MediaStore } from './media/store.ts';
import { openPayment } from './openPayment.ts';
import { openQueue } from './queue/boss.ts';
import { openCounters } from './realtime/counters.ts';
import { openEvents } from './realtime/events.ts';
import { openPresence } from './realtime/presence.ts';
import { textsOverHttp } from './sms/http.ts';
import { textsToOutbox } from './sms/outbox.ts';

/** How long a statement or a transaction of a task may take, in milliseconds. The queue gives up a job a minute later. */
const longestTaskMs = 4 * 60_000;
/** Connections of tasks, and of the four that may ask the payment provider, so that what takes long leaves the others to visitors. */
const taskConnections = 9;

/** The whole application around one database, ready to listen. */
export type Application = {
  app: FastifyInstance;
  services: Services;
  /** The same for tasks, whose statements may take longer. */
  inBackground: Services;
  /** From now on /readyz says that the server is not ready. */
  announceStop: () => void;
  close: () => Promise<void>;
};

export type ApplicationSettings = {
  env: Env;
  databaseUrl: string;
  log: Logger;
  development: boolean;
  now?: () => Date;
  /** Another one than usual. */
  bodyPace?: AppParts['bodyPace'];
  /** False: what is done every few seconds is left to the caller. */
  timers?: boolean;
  persisted?: PersistedOperations;
};

/** The clients of services that are not in use are not loaded. */
export async function mediaOf({ s3, dataDir }: Env): Promise<MediaStore> {
  if (!s3) return diskMedia(join(dataDir, 'media'));
  const { s3Media } = await import('./media/s3.ts');
  return s3Media(s3);
}

/** What earlier versions stored could be read by all users of the machine. */
async function closeFolders(dataDir: string, log: Logger): Promise<void> {
  for (const name of ['media', 'outbox']) {
    const folder = join(dataDir, name);
    if (!existsSync(folder)) continue;
    await chmod(folder, 0o700).catch((err: unknown) => log.warn({ err }, 'a folder stays open to other users'));
  }
}

/** Opens the services that the environment configures and builds the server on them. The caller closes them. */
export async function openApplication(settings: ApplicationSettings): Promise<Application> {
  const { env, databaseUrl, log, development, now = () => new Date(), timers = true } = settings;
  const { requestsPerMinute } = env;
  const closers: (() => Promise<void>)[] = [];
  let isStopping = false;
  const closeAll = async () => {
    for (const close of closers.reverse()) await close();
  };
  try {
    const { db, kysely, pool, close } = connectDatabase(databaseUrl, { timeout: env.databaseTimeout });
    closers.push(close);
    const ofTasks = connectDatabase(databaseUrl, {
      poolSize: taskConnections,
      timeout: env.databaseTimeout,
      longest: longestTaskMs,
    });
    closers.push(ofTasks.close);
    const secrets = await openSecrets(db, { given: env.secrets, own: () => readSecret(kysely, 'application') });
    const productSigner = signer(secrets);
    const { events, redis, isReady: eventsAreReady, close: closeEvents } = openEvents(env.redisUrl, log);
    closers.push(closeEvents);
    const accessWatch = createAccessWatch({ events, now, log });
    closers.push(async () => accessWatch.close());
    const presence = followPresence({ events, now, log, store: openPresence(redis), noteSeen: noteSeen(kysely) });
    closers.push(() => presence.close());
    const counters = openCounters(redis, now);
    const outbox = openOutbox(join(env.dataDir, 'outbox'), now);
    const sender = (await smtpOf(env)) ?? outbox;
    const bannedKey = bannedEmailKeys(productSigner);
    const mailer = withoutBanned(sender, (email) => isBannedEmail(db, bannedKey, email));
    const shownOutbox = env.demo && sender === outbox ? outbox : undefined;
    const sendsMail = sender !== outbox || env.demo;
    if (!sendsMail) log.warn(noMail);
    // A code in an outbox that is not shown is of no use.
    const textMessenger = env.sms ? textsOverHttp(env.sms) : shownOutbox ? textsToOutbox(shownOutbox) : null;
    let address = env.publicUrl;
    const { payment, registerSandbox, closePayment } = await openPayment(env, {
      pool,
      secret: await readSecret(kysely, 'payment-sandbox'),
      ownUrl: () => address,
      log,
    });
    closers.push(closePayment);
    const { queue, close: closeQueue } = await openQueue(pool, log);
    closers.push(closeQueue);
    await closeFolders(env.dataDir, log);
    const store = await mediaOf(env);
    const arrivals = arrivalsIn(join(env.dataDir, 'arrivals'));
    const services: Services = {
      db,
      longDb: ofTasks.db,
      kysely,
      reference: await createReference(db),
      events,
      accessWatch,
      presence,
      counters,
      attemptLimits: {
        signInsPerAccount: env.signInsPerAccount,
        signInsPerAddress: env.signInsPerAddress,
        accountMailsPerAddress: env.accountMailsPerAddress,
        accountMailsPerAccount: env.accountMailsPerAccount,
        accountMailsPerEmail: env.accountMailsPerEmail,
        mailsPerUnconfirmedEmail: env.mailsPerUnconfirmedEmail,
      },
      adminTwoFactor: env.adminTwoFactor,
      codes: confirmationCodes(productSigner),
      knownBrowsers: knownBrowsers(productSigner),
      budgetSettings: {
        budgetFactor: env.budgetFactor,
        guestsPerHour: env.guestsPerHour,
        contactsPerHour: env.contactsPerHour,
      },
      keptDays: env.keptDays,
      viewKeys: viewKeys(productSigner),
      bannedEmailKeys: bannedKey,
      payment,
      mailer,
      keptMail: outbox,
      sendsMail,
      textMessenger,
      queue,
      media: mediaPipeline(arrivals, store),
      fileLinks: fileLinks(productSigner),
      emailLinks: emailLinks(secrets[0], env.publicUrl),
      links: linksTo(env.publicUrl),
      unsubscribeTokens: unsubscribeTokens(productSigner),
      renewalTokens: renewalTokens(productSigner),
      referenceTokens: referenceTokens(productSigner),
      log,
      productName: product.name,
      publicUrl: env.publicUrl,
      demoAccounts: env.demo ? demoAccounts : [],
      outboxPath: shownOutbox ? outboxPath : null,
      socialLinks: env.socialLinks,
      supportEmail: addressOf(env.smtp?.from) ?? product.supportEmail,
      now,
    };
    followReference(services);
    const inBackground: Services = { ...services, db: ofTasks.db, kysely: ofTasks.kysely };
    let tasks = 0;
    const every = (milliseconds: number, task: () => Promise<unknown>) => {
      tasks += 1;
      closers.push(repeat(task, { milliseconds, firstAfter: quietStart + tasks * betweenTasks, log }));
    };
    every(hour, () => removeWhatIsOver(inBackground));
    every(hour, () => countMarketplaceDays(inBackground));
    every(hour, () => arrivals.clean());
    every(hour, () => endGiftsThatAreOver(inBackground));
    if (timers) {
      every(1 * second, () => sendAccountMails(inBackground));
      every(1 * second, () => announceQueued(inBackground));
      every(2 * second, () => sendEmails(inBackground));
      every(10 * second, () => sendDueMessageMails(inBackground));
      every(60 * second, () => sendDueSubscriptionMails(inBackground));
      every(10 * second, () => sendReceipts(inBackground));
      every(10 * second, () => sendActivationMails(inBackground));
      every(10 * second, () => sendDueOfferAlerts(inBackground));
      every(10 * second, () => sendDueSearchAlerts(inBackground));
      every(60 * second, () => expireJobOffers(inBackground));
      every(60 * second, () => remindOfExpiry(inBackground));
      every(10 * second, () => sendExpiryMails(inBackground));
      every(2 * second, () => runBulkActions(inBackground));
      every(10 * second, () => sendImportMails(inBackground));
      every(10 * second, () => sendRejectionMails(inBackground));
      every(10 * second, () => sendBanMails(inBackground));
      every(10 * second, () => cancelBannedSubscriptions(inBackground));
      every(10 * second, () => learnOutcomes(inBackground));
      every(hour, () => askAboutUnheard(inBackground));
      every(10 * second, () => removeCustomers(inBackground));
      every(60 * second, () => remindOfReferences(inBackground));
      every(10 * second, () => sendReferenceMails(inBackground));
      every(60 * second, () => remindOfTrialShifts(inBackground));
      every(10 * second, () => sendTrialReminders(inBackground));
      every(60 * second, () => queue.maintain());
    }
    const origins = originsOf(env.publicUrl);
    const app = await buildApp({
      services,
      auth: createAuth({
        db,
        publicUrl: env.publicUrl,
        originOf: origins.of,
        secrets,
        productName: product.name,
        supportEmail: addressOf(env.smtp?.from) ?? product.supportEmail,
        onSessionEnded: (sessionId) => events.publish('accessChanged', { sessionId }),
        log,
      }),
      guests: guestCookie(productSigner),
      persisted:
        settings.persisted ?? persistedOperations(new URL('./graphql/persisted.json', import.meta.url), development),
      media: store,
      outbox: shownOutbox,
      registerSandbox,
      isReady: async () => {
        if (isStopping) return false;
        await pool.query('SELECT 1');
        return eventsAreReady();
      },
      metricsToken: env.metricsToken,
      pageCacheBytes: env.pageCacheMegabytes * 2 ** 20,
      // In development, each module of a page is a request to its route.
      rateLimits: {
        perMinute: {
          api: requestsPerMinute,
          pages: development ? Number.POSITIVE_INFINITY : env.pagesPerMinute,
          media: 10 * requestsPerMinute,
        },
        redis,
      },
      trustProxy: env.trustProxy,
      origins,
      socketLimits: { perAddress: env.socketsPerAddress, perViewer: env.socketsPerUser },
      bodyPace: settings.bodyPace,
      development,
    });
    app.addHook('onListen', async () => {
      const listening = app.server.address();
      if (typeof listening === 'object' && listening) address = `http://127.0.0.1:${listening.port}`;
    });
    closers.push(() => app.close());
    const announceStop = () => {
      isStopping = true;
    };
    return { app, services, inBackground, announceStop, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

const noMail =
  'Emails are not sent: SMTP_URL and MAIL_FROM are not set. Signing up, confirming an email and choosing a new password are answered with 503.';

async function smtpOf({ smtp, publicUrl }: Env): Promise<Mailer | undefined> {
  if (!smtp) return undefined;
  const { smtpMailer } = await import('./mail/smtp.ts');
  return smtpMailer(smtp.url, smtp.from, new URL(publicUrl).hostname);
}

/** Reads the reference tables again whenever a process has changed one. */
function followReference({ events, reference, log }: Services): void {
  const read = () =>
    reference.refresh().catch((error: unknown) => log.error({ err: error }, 'cannot read the reference tables again'));
  subscribeTo(events.subscribe('reference'), { onEvent: read, onMissed: read }).ended.catch((error: unknown) =>
    log.error({ err: error }, 'no longer following the reference tables'),
  );
}

/** Where mails and messages lead to. */
const linksTo = (publicUrl: string): Links => ({
  chats: () => publicUrl + paths.chats.to(),
  chat: (id) => publicUrl + paths.chat.to({ id }),
  sharedChat: (hash) => publicUrl + paths.sharedChat.to({ hash }),
  unsubscribe: (token) => publicUrl + paths.unsubscribe.to({ token }),
  ownProfile: () => publicUrl + paths.myProfile.to(),
  invoice: (id) => publicUrl + invoicePath(id),
  signUpAsEmployer: () => publicUrl + paths.signUpAsEmployer.to(),
  ownJobOffer: (id) => publicUrl + paths.myJobOffer.to({ id }),
  answerReference: (token) => publicUrl + paths.answerReference.to({ token }),
  renewOffer: (token) => publicUrl + paths.renewOffer.to({ token }),
  jobSeeker: (address) => publicUrl + paths.jobSeeker.to(address),
  jobSeekers: ({ job, city, sexId, experienceId }) =>
    publicUrl + paths.jobSeekers.to({ job, city }, { gender: sexId, experience: experienceId }),
  jobOffer: (id) => publicUrl + paths.publicJobOffer.to({ id }),
  jobOffers: (place) => publicUrl + paths.jobOffers.to(place),
  subscription: () => publicUrl + paths.mySubscription.to({}),
  login: () => publicUrl + paths.login.to(),
  choosePassword: (token) =>
    `${publicUrl}/api/auth/reset-password/${token}?${new URLSearchParams({ callbackURL: paths.resetPassword.to() })}`,
  resetPassword: () => publicUrl + paths.resetPassword.to(),
});

/** The address in `Name <address>`. */
function addressOf(from: string | undefined): string | undefined {
  return /<([^<>]+)>/.exec(from ?? '')?.[1] ?? from;
}

const second = 1000;
const hour = 3600 * second;

/** The first pages come before the tasks, and the tasks one after the other. Milliseconds. */
const quietStart = 1 * second;
const betweenTasks = 50;

/**
 * Again and again; not before the last time has ended. Any number of processes may do it; what is done is done once. Closing
 * waits for what is under way.
 */
function repeat(
  task: () => Promise<unknown>,
  { milliseconds, firstAfter, log }: { milliseconds: number; firstAfter: number; log: Logger },
): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const run = () => {
    underWay ??= task()
      .catch((error: unknown) => log.error({ err: error }, 'a task that is repeated failed'))
      .finally(() => {
        underWay = undefined;
      });
  };
  let timer = setTimeout(() => {
    timer = setInterval(run, milliseconds);
    run();
  }, firstAfter);
  return async () => {
    clearTimeout(timer);
    await underWay;
  };
}
