import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Attempt, Outbox } from './outbox.ts';
import type { OutboxStorage } from './outboxStorage.ts';
import type { UnsentMessage } from './unsent.ts';

const now = new Date('2026-11-21T10:00:00Z');
const written = (clientId: string, writtenAt = '2026-11-21T10:00:00Z') => ({
  clientId,
  text: clientId,
  files: [],
  writtenAt,
});
const failure = { message: 'No.', reason: null, fields: {} };
const offline: Attempt = { ...failure, type: 'NetworkError', network: 'offline' };
const broken: Attempt = { ...failure, type: 'NetworkError', network: 'server' };
const refused: Attempt = { ...failure, type: 'InvalidInput', fields: { text: 'Too long.' } };

/** As the browser's, for any number of pages. */
function memory(): OutboxStorage {
  const kept = new Map<string, string>();
  const keyOf = (place: string, clientId: string) => `${place} ${clientId}`;
  const put = (place: string, message: UnsentMessage) =>
    kept.set(keyOf(place, message.clientId), JSON.stringify(message));
  return {
    read: (place) => [...kept].flatMap(([key, text]) => (key.startsWith(`${place} `) ? [JSON.parse(text)] : [])),
    add: put,
    update: (place, message) => kept.has(keyOf(place, message.clientId)) && put(place, message),
    remove: (place, clientId) => kept.delete(keyOf(place, clientId)),
  };
}

/** A page with deliveries that end when the test says so. */
function begin(storage = memory()) {
  const under: { id: string; message: UnsentMessage; end: (attempt: Attempt) => Promise<void> }[] = [];
  const deliver = (message: UnsentMessage) =>
    new Promise<Attempt>((resolve) => {
      const end = (attempt: Attempt) => {
        resolve(attempt);
        return turn();
      };
      under.push({ id: message.clientId, message, end });
    });
  return { outbox: new Outbox(storage), under, deliver, ids: () => under.map(({ id }) => id) };
}
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const states = (outbox: Outbox, place = 'chat') =>
  outbox.unsentIn(place).map(({ clientId, state }) => `${clientId} ${state}`);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('sending', () => {
  it('shows a message at once and lets go of it when it is stored', async () => {
    const { outbox, under, deliver } = begin();
    const sent = outbox.send('chat', written('one'), deliver);
    expect(states(outbox)).toEqual(['one pending']);
    expect(outbox.unsentIn('other')).toEqual([]);
    await under[0]?.end(null);
    expect(await sent).toBeNull();
    expect(outbox.unsentIn('chat')).toEqual([]);
  });

  it('sends one after the other, and goes on after one that is refused', async () => {
    const { outbox, under, deliver, ids } = begin();
    const first = outbox.send('chat', written('one'), deliver);
    void outbox.send('chat', written('two'), deliver);
    void outbox.send('other', written('elsewhere'), deliver);
    expect(ids()).toEqual(['one', 'elsewhere']);
    await under[0]?.end(refused);
    expect(await first).toBe(refused);
    expect(ids()).toEqual(['one', 'elsewhere', 'two']);
    expect(outbox.unsentIn('chat')).toMatchObject([
      { clientId: 'one', state: 'failed', problem: 'Too long.' },
      { clientId: 'two', state: 'pending' },
    ]);
  });

  it('tries again under the same id, behind what was written since', async () => {
    const { outbox, under, deliver, ids } = begin();
    void outbox.send('chat', written('one'), deliver);
    await under[0]?.end(refused);
    void outbox.send('chat', written('two'), deliver);
    void outbox.send('chat', written('one'), deliver);
    expect(states(outbox)).toEqual(['two pending', 'one pending']);
    await under[1]?.end(null);
    await under[2]?.end(null);
    expect(ids()).toEqual(['one', 'two', 'one']);
    expect(states(outbox)).toEqual([]);
  });
});

describe('without a connection', () => {
  it('waits, holds up what was written after it, and goes out by itself in order', async () => {
    const { outbox, under, deliver, ids } = begin();
    const first = outbox.send('chat', written('one'), deliver);
    void outbox.send('chat', written('two'), deliver);
    await under[0]?.end(offline);
    expect(states(outbox)).toEqual(['one waiting', 'two pending']);
    vi.advanceTimersByTime(1000);
    await turn();
    expect(ids()).toEqual(['one', 'one']);
    await under[1]?.end(null);
    expect(await first).toBeNull();
    expect(ids()).toEqual(['one', 'one', 'two']);
  });

  it('tries at once when the connection is back', async () => {
    const { outbox, under, deliver, ids } = begin();
    void outbox.send('chat', written('one'), deliver);
    await under[0]?.end(offline);
    outbox.wake();
    await turn();
    expect(ids()).toEqual(['one', 'one']);
  });

  it('never gives up on the network, but on a server that goes on failing', async () => {
    const outbox = new Outbox(memory());
    for (const [attempt, tries] of [
      [offline, 40],
      [broken, 6],
    ] as const) {
      let tried = 0;
      void outbox.send('chat', written(`${attempt.network}`), async () => {
        tried += 1;
        return attempt;
      });
      for (let round = 1; round < 40; round += 1) {
        await turn();
        vi.advanceTimersByTime(30_000);
      }
      await turn();
      expect(tried).toBe(tries);
      if (attempt === offline) outbox.forget('chat', 'offline');
      vi.advanceTimersByTime(30_000);
      await turn();
    }
    expect(states(outbox)).toEqual(['server failed']);
  });

  it('does not send what was removed meanwhile', async () => {
    const { outbox, under, deliver, ids } = begin();
    const sent = outbox.send('chat', written('one'), deliver);
    await under[0]?.end(offline);
    outbox.forget('chat', 'one');
    expect(await sent).toBeNull();
    outbox.wake();
    await turn();
    expect(ids()).toEqual(['one']);
  });
});

describe('across pages', () => {
  it('sends what an earlier page has left, under the same ids and in order', async () => {
    const storage = memory();
    const before = new Outbox(storage);
    void before.send('chat', written('one'), () => new Promise(() => {}));
    void before.send('chat', written('two'), () => new Promise(() => {}));
    const { outbox, under, deliver, ids } = begin(storage);
    outbox.resume('chat', deliver, now);
    expect(states(outbox)).toEqual(['one pending', 'two waiting']);
    await under[0]?.end(null);
    await under[1]?.end(null);
    expect(ids()).toEqual(['one', 'two']);
    expect(states(outbox)).toEqual([]);
    expect(storage.read('chat')).toEqual([]);
  });

  it('keeps a refused message for its author and does not retry it', async () => {
    const storage = memory();
    await new Outbox(storage).send('chat', written('one'), async () => refused);
    const { outbox, deliver, ids } = begin(storage);
    outbox.resume('chat', deliver, now);
    expect(outbox.unsentIn('chat')).toMatchObject([{ clientId: 'one', state: 'failed', problem: 'Too long.' }]);
    expect(ids()).toEqual([]);
  });

  it('does not send what is a day old without being asked', () => {
    const storage = memory();
    void new Outbox(storage).send('chat', written('one'), () => new Promise(() => {}));
    const { outbox, deliver, ids } = begin(storage);
    outbox.resume('chat', deliver, new Date('2026-11-22T10:00:00Z'));
    expect(states(outbox)).toEqual(['one failed']);
    expect(ids()).toEqual([]);
  });

  it('keeps a file that the server has, and says that the other is lost', async () => {
    const storage = memory();
    const before = new Outbox(storage);
    const file = { kind: 'image' as const, name: 'a.png', size: 9, uri: null };
    void before.send('chat', { ...written('one'), files: [file] }, () => new Promise(() => {}));
    void before.send('chat', { ...written('two'), files: [file] }, () => new Promise(() => {}));
    before.keepUri('chat', 'one', 'image', '/media/chats/1.webp');
    const { outbox, under, deliver, ids } = begin(storage);
    outbox.resume('chat', deliver, now);
    expect(under[0]?.message.files[0]?.uri).toBe('/media/chats/1.webp');
    await under[0]?.end(null);
    expect(ids()).toEqual(['one']);
    expect(outbox.unsentIn('chat')).toMatchObject([
      { text: 'two', state: 'failed', problem: 'a.png was not uploaded because the page was closed.' },
    ]);
  });

  it('forgets what another tab has sent, unless it is on its way', async () => {
    const { outbox, under, deliver } = begin();
    void outbox.send('chat', written('one'), deliver);
    void outbox.send('chat', written('two'), deliver);
    outbox.dropped('chat', 'one');
    outbox.dropped('chat', 'two');
    expect(states(outbox)).toEqual(['one pending']);
    await under[0]?.end(null);
    expect(states(outbox)).toEqual([]);
  });

  it('writes nothing back that was cleared away', async () => {
    const storage = memory();
    const { outbox, under, deliver } = begin(storage);
    void outbox.send('chat', written('one'), deliver);
    storage.remove('chat', 'one');
    await under[0]?.end(offline);
    expect(storage.read('chat')).toEqual([]);
  });
});
