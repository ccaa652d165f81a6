import { createServer } from 'node:http';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * What deliveries are measured against: `ws` and `pg`. A POST stores a message as the product does, which marks the chat as
 * read by its author, writes the event as JSON once and sends it to every open socket. Starts with DATABASE_URL and PORT, and tells its parent when it listens.
 */

export type BareMessage = { chatId: number; userId: number; text: string };

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 });
const sockets = new Set<WebSocket>();

async function store({ chatId, userId, text }: BareMessage): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT id FROM chat WHERE id = $1 FOR UPDATE', [chatId]);
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO message (chat_id, user_id, text, created_at, updated_at) VALUES ($1, $2, $3, now(), now()) RETURNING id`,
      [chatId, userId, text],
    );
    const id = rows[0]?.id ?? 0;
    await client.query(
      `UPDATE chat SET last_message_id = $2, last_message_at = now(), nb_messages = nb_messages + 1 WHERE id = $1`,
      [chatId, id],
    );
    await client.query(
      `INSERT INTO chat_participant (chat_id, user_id, read_message_id, delivered_message_id) VALUES ($1, $2, $3, $3)
        ON CONFLICT (chat_id, user_id) DO UPDATE SET read_message_id = $3, delivered_message_id = $3`,
      [chatId, userId, id],
    );
    await client.query('COMMIT');
    return id;
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', async () => {
    const message: BareMessage = JSON.parse(body);
    const databaseId = await store(message);
    const chatEvents = { __typename: 'MessageAdded', message: { databaseId, text: message.text } };
    const event = JSON.stringify({ id: '1', type: 'next', payload: { data: { chatEvents } } });
    for (const socket of sockets) socket.send(event);
    response.end(JSON.stringify({ databaseId }));
  });
});
const socketServer = new WebSocketServer({ server });
socketServer.on('connection', (socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
process.on('SIGTERM', () => process.exit(0));
