import type { Ctx, Services } from '../../core/context.ts';
import { Forbidden, NotFound } from '../../core/failures/errors.ts';
import { type MailKind, mailKindNames } from '../../core/links/links.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireKnownViewer, type Viewer } from '../../core/viewer/viewer.ts';
import { type ChoiceReader, kindOf, type MailFrequency, mailFrequencies } from './kinds.ts';

/** Which mails someone gets and how often: chosen by them, or with the link in a mail, without signing in. */
export type MailChoice = {
  /** The kind, and for one of several the id. */
  key: string;
  kind: MailKind;
  /** What it is about, where there are several of a kind. */
  name: string | null;
  /** Null: several with different frequencies. */
  frequency: MailFrequency | null;
  options: readonly MailFrequency[];
};

/** The choices of a signed-in user or guest; none for others. */
export async function mailChoices(services: Services, viewer: Viewer): Promise<MailChoice[]> {
  return viewer.kind === 'anonymous' ? [] : choicesOf(services, user(viewer));
}

/**
 * Changes one of the viewer's choices.
 * @throws NotFound for a choice or a frequency that they do not have
 */
export const saveMailChoice = verb(
  'ACCOUNT',
  requireMailReceiver,
  [NotFound],
  async (ctx: Ctx, viewer, key: string, frequency: MailFrequency): Promise<void> => {
    if (!(await saveChoice(ctx, user(viewer), key, frequency))) throw new NotFound();
  },
);

/** Stops all mails that the viewer can choose. */
export const stopMails = verb('ACCOUNT', requireMailReceiver, [], async (ctx: Ctx, viewer): Promise<void> => {
  await stopAll(ctx, user(viewer));
});

/** The choices of the receiver of the mail with this token, those of its kind first; null for an unknown token. */
export async function mailedChoices(services: Services, token: string): Promise<MailChoice[] | null> {
  const mailed = await readToken(services, token);
  if (mailed === null) return null;
  const choices = await choicesOf(services, mailed.reader);
  const first = choices.find(({ key }) => key === mailed.key);
  return first ? [first, ...choices.filter((choice) => choice !== first)] : null;
}

/** What the form on the page of a token sends to stop all mails; otherwise the key and the frequency of a choice. */
export const stopAllChoice = 'all:OFF';

/**
 * Saves a choice of the receiver of the mail with this token. Anything that is not a choice stops the kind of mail that the
 * token names, as the one click of a mail program does.
 * @returns what is no longer mailed after that one click; null after a choice
 * @throws NotFound for an unknown token
 */
export async function saveMailedChoice(
  services: Services,
  token: string,
  choice: string | null,
): Promise<string | null> {
  const mailed = await readToken(services, token);
  if (mailed === null) throw new NotFound();
  const { reader, kind } = mailed;
  // Deleted people and admins have none.
  if (!(await choicesOf(services, reader)).some(({ key }) => key === mailed.key)) throw new NotFound();
  if (choice === stopAllChoice) {
    await stopAll(services, reader);
    return null;
  }
  // Pages that were open before all choices were on one page send the frequency alone.
  const [, key = mailed.key, word] = /^(?:([a-z-]+(?:\.\d+)?):)?([A-Z_]+)$/.exec(choice ?? '') ?? [];
  const frequency = mailFrequencies.find((known) => known === word);
  if (frequency && (await saveChoice(services, reader, key, frequency))) return null;
  await saveChoice(services, reader, mailed.key, 'OFF');
  return kindOf(kind).about;
}

const user = ({ id }: { id: number }): ChoiceReader => ({ userId: id, mailedSearchId: null, isUser: true });

async function readToken(
  { db, unsubscribeTokens }: Services,
  token: string,
): Promise<{ kind: MailKind; key: string; reader: ChoiceReader } | null> {
  const about = unsubscribeTokens.read(token);
  if (about === null) return null;
  const { kind } = about;
  if (about.kind !== 'saved-search') {
    return { kind, key: kind, reader: { userId: about.userId, mailedSearchId: null, isUser: false } };
  }
  const { savedSearchId: id } = about;
  const search = await db.savedSearch.findUnique({ where: { id }, select: { employerId: true } });
  const reader = search && { userId: search.employerId, mailedSearchId: id, isUser: false };
  return reader && { kind, key: keyOf(kind, id), reader };
}

const keyOf = (kind: MailKind, id: number | null): string => (id === null ? kind : `${kind}.${id}`);

async function choicesOf(services: Services, reader: ChoiceReader): Promise<MailChoice[]> {
  const kinds = mailKindNames.map(async (kind) => {
    const { read, options } = kindOf(kind);
    return (await read(services, reader)).map(({ id, name, frequency }) => ({
      key: keyOf(kind, id),
      kind,
      name,
      frequency,
      options,
    }));
  });
  return (await Promise.all(kinds)).flat();
}

/** Resolves to false for what is not among the reader's choices. */
async function saveChoice(
  services: Services,
  reader: ChoiceReader,
  key: string,
  frequency: MailFrequency,
): Promise<boolean> {
  const choice = (await choicesOf(services, reader)).find((one) => one.key === key);
  if (!choice?.options.includes(frequency)) return false;
  const [, id = null] = key.split('.');
  await kindOf(choice.kind).save(services, reader, { id: id === null ? null : Number(id), frequency });
  return true;
}

async function stopAll(services: Services, reader: ChoiceReader): Promise<void> {
  for (const { key } of await choicesOf(services, reader)) await saveChoice(services, reader, key, 'OFF');
}

/**
 * Job seekers and employers, guests too, choose which mails they get.
 * @throws SignInRequired for anonymous viewers, Forbidden for admins, who get none.
 */
function requireMailReceiver(viewer: Viewer): { id: number } {
  const known = requireKnownViewer(viewer);
  if (known.kind === 'admin') throw new Forbidden();
  return known;
}
