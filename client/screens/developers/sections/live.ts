import { webhookEvents } from '../../../../server/domain/lifecycle/webhook/endpoint.input.ts';
import facts from '../facts.json';
import { rest, type Section } from '../section.ts';

const listeners: Record<string, string> = { employer: 'employers', jobSeeker: 'job seekers', admin: 'admins' };

export const sockets: Section = {
  id: 'sockets',
  title: 'Sockets',
  blocks: [
    'Subscriptions of GraphQL are carried by a WebSocket at `/graphql`, in the protocol of `graphql-ws`. The key is in the parameters of the connection, or in the header of the upgrade. A subscription begins with an event that says that it has started: what happens from then on arrives.',
    {
      example: {
        title: 'A query over a socket, with graphql-ws',
        language: 'js',
        owner: 'employer',
        code: `import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

const client = createClient({
  url: \`\${process.env.HOURHAND.replace('http', 'ws')}/graphql\`,
  webSocketImpl: WebSocket,
  connectionParams: { authorization: \`Bearer \${process.env.KEY}\` },
});
for await (const result of client.iterate({ query: '{ viewer { kind } }' })) console.log(JSON.stringify(result));
await client.dispose();`,
        answer: '{"data": {"viewer": {"kind": "EMPLOYER"}}, "extensions": {"cost": {"requested": 2, "limit": 25000}}}',
      },
    },
    'Events of chats are also at `/api/chat-events`, as JSON texts with the names of REST: `message`, `typing`, `i-saw-last-message` and `chats`. What is refused is answered by an `error` with the code of REST. Send a message with a `client_id`; without an answer, send it again with the same one.',
    {
      example: {
        title: 'Write a message and hear it',
        language: 'js',
        owner: 'premium',
        needs: { name: 'CHAT', from: 'the id of a chat of yours, from `GET /api/get-user-info`' },
        code: `import WebSocket from 'ws';

const socket = new WebSocket(\`\${process.env.HOURHAND.replace('http', 'ws')}/api/chat-events\`, {
  headers: { authorization: \`Bearer \${process.env.KEY}\` },
});
socket.on('open', () => {
  const chat = { id: Number(process.env.CHAT) };
  socket.send(JSON.stringify({ type: 'message', chat, text: 'Could you start on Friday?', client_id: 'friday-0001' }));
});
socket.on('message', (data) => {
  const event = JSON.parse(data);
  if (event.type !== 'message') return;
  console.log(JSON.stringify(event));
  socket.close();
});`,
        answer:
          '{"type": "message", "id": 815, "chat": {"id": 31}, "text": "Could you start on Friday?", "client_id": "friday-0001", …}',
      },
    },
    'A socket is closed when the right of its key ends. 1001, 1013: connect again. 1008: you send too fast. 4403, 4404: the right has ended.',
  ],
};

export const webhooks: Section = {
  id: 'webhooks',
  title: 'Webhooks',
  blocks: [
    'An endpoint is an address of yours that is sent what happens. Set up to five on [/webhooks](/webhooks), and choose the events. What is sent is read with your rights.',
    {
      picture: 'webhooks',
      alt: 'The page of webhooks with one endpoint, its events, and the list of its deliveries.',
    },
    {
      table: {
        head: ['event', 'what has happened', 'who can listen'],
        rows: [
          ...Object.entries(webhookEvents).map(([type, { label, listeners: who }]) => [
            `\`${type}\``,
            label,
            who.map((one) => listeners[one]).join(', '),
          ]),
          ['`test`', 'Test event, on demand', 'everyone'],
        ],
      },
    },
    'Requests have the form of the [Standard Webhooks](https://www.standardwebhooks.com): `webhook-id`, `webhook-timestamp` and `webhook-signature`, and a body with `type`, `timestamp` and `data`. Verify the signature before you trust the body; their libraries do it in most languages. `SECRET` is what the page shows once, `whsec_…`.',
    {
      example: {
        title: 'Receive events, and check their signature',
        language: 'js',
        on: 'receiver',
        code: `import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.SECRET);
createServer(async (request, response) => {
  try {
    const event = webhook.verify(await text(request), request.headers);
    console.log(JSON.stringify({ type: event.type, seen: request.headers['webhook-id'] }));
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(process.env.PORT);`,
        answer: '{"type": "test", "seen": "msg_…"}',
      },
    },
    'Answer with 2xx within ten seconds. Everything else is tried again, for three days. Events may arrive twice, with the same `webhook-id`; those of one record arrive in their order.',
  ],
};

export const sandbox: Section = {
  id: 'sandbox',
  title: 'Sandbox and test cards',
  blocks: [
    'The demo is a sandbox: it has invented people, mails go nowhere, and no money moves. Its accounts are on the [login page](/login), and all visitors share them. Payments there take these cards, with any date in the future and any security code.',
    {
      table: {
        head: ['card', 'brand', 'what it does'],
        rows: facts.cards.map(({ number, brand, effect }) => [`\`${number}\``, brand, effect]),
      },
    },
    {
      example: {
        title: 'A card that is declined',
        language: 'sh',
        owner: 'employer',
        code: rest('/api/payment/employer-subscription', {
          body: '{"cardDetails": {"number": "4000000000000002", "expiry_month": 12, "expiry_year": 2030, "cvv": "123", "name": "Nadia Rahman"}, "priceDetails": {"recurring_mode": "monthly"}}',
        }),
        answer: '{"code": 402, "message": "…"}',
      },
    },
  ],
};

export const versions: Section = {
  id: 'versions',
  title: 'Versions',
  blocks: [
    'Addresses have no versions. New parts are added beside the old ones; ignore keys that you do not know. What will be removed is deprecated first, with the day until which it stays, in the schema and in `openapi.json`. A change that breaks programs is named below.',
    ...facts.changes.flatMap(({ day, entries }) => [day, { list: entries }]),
  ],
};

export const downloads: Section = {
  id: 'downloads',
  title: 'Downloads',
  blocks: [
    'Code generators read these. Both have an `ETag`.',
    {
      list: [
        '[schema.graphql](/schema.graphql): everything of GraphQL.',
        '[openapi.json](/openapi.json): every call of REST, OpenAPI 3.1.',
      ],
    },
    {
      example: {
        title: 'Download the schema',
        language: 'sh',
        code: 'curl -s "$HOURHAND/schema.graphql" -o schema.graphql && grep "^type Viewer " schema.graphql',
        answer: 'type Viewer {',
      },
    },
    {
      example: {
        title: 'Download the description of REST only when it has changed',
        language: 'sh',
        code: `curl -s "$HOURHAND/openapi.json" -o openapi.json --etag-save etag.txt
curl -s "$HOURHAND/openapi.json" -o openapi.json --etag-compare etag.txt -D -`,
        answer: 'HTTP/1.1 304 Not Modified\netag: …\n',
      },
    },
    'Read and try: [REST calls](/api/docs) and [GraphiQL](/api/graphiql).',
  ],
};
