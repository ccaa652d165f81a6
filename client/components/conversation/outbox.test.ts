import { expect, it } from 'vitest';
import { type Attempt, Outbox, type UnsentMessage } from './outbox.ts';

const written = (clientId: string) => ({ clientId, text: clientId, writtenAt: '2026-11-21T10:00:00Z' });
const offline: Attempt = { type: 'NetworkError', message: 'No connection.', reason: null, fields: {} };

/** Deliveries that end when the test says so. */
function post() {
  const under: { message: UnsentMessage; end: (attempt: Attempt) => void }[] = [];
  const deliver = (message: UnsentMessage) =>
    new Promise<Attempt>((resolve) => {
      under.push({ message, end: resolve });
    });
  return { under, deliver };
}
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('shows a message at once and lets go of it when it is stored', async () => {
  const outbox = new Outbox();
  const { under, deliver } = post();
  const sent = outbox.send('chat', written('one'), deliver);
  expect(outbox.unsentIn('chat')).toMatchObject([{ clientId: 'one', state: 'pending' }]);
  expect(outbox.unsentIn('other')).toEqual([]);
  await turn();
  under[0]?.end(null);
  expect(await sent).toBeNull();
  expect(outbox.unsentIn('chat')).toEqual([]);
});

it('sends one after the other, whatever became of the first', async () => {
  const outbox = new Outbox();
  const { under, deliver } = post();
  void outbox.send('chat', written('one'), deliver);
  void outbox.send('chat', written('two'), deliver);
  void outbox.send('other', written('elsewhere'), deliver);
  await turn();
  expect(under.map(({ message }) => message.clientId)).toEqual(['one', 'elsewhere']);
  under[0]?.end(offline);
  await turn();
  expect(under.map(({ message }) => message.clientId)).toEqual(['one', 'elsewhere', 'two']);
  expect(outbox.unsentIn('chat')).toMatchObject([
    { clientId: 'one', state: 'failed' },
    { clientId: 'two', state: 'pending' },
  ]);
});

it('tries again under the same id, behind what was written since', async () => {
  const outbox = new Outbox();
  const { under, deliver } = post();
  const first = outbox.send('chat', written('one'), deliver);
  await turn();
  under[0]?.end(offline);
  await first;
  void outbox.send('chat', written('two'), deliver);
  void outbox.send('chat', written('one'), deliver);
  expect(outbox.unsentIn('chat').map(({ clientId }) => clientId)).toEqual(['two', 'one']);
});

it('tells its listeners', async () => {
  const outbox = new Outbox();
  let told = 0;
  const stop = outbox.subscribe(() => {
    told += 1;
  });
  await outbox.send('chat', written('one'), async () => null);
  expect(told).toBe(2);
  stop();
  await outbox.send('chat', written('two'), async () => null);
  expect(told).toBe(2);
});
