import type { FastifyInstance } from 'fastify';
import type { Cookies } from '../../auth/guestCookie.ts';
import { compressed } from '../../http/compression.ts';
import { version } from '../../log/version.ts';
import { etagOf, isKnownTo } from '../etag.ts';
import { type OpenApi, openApi } from './openApi.ts';

/** The introduction of the document, in Markdown. */
export const introduction = `
Every response is JSON. Names are in snake_case, ids are integers, times are ISO 8601 in UTC, hourly rates are whole units
of the city's currency.

## Authentication

Sign in with \`POST /api/auth/sign-in/email\`. The response sets a session cookie, which browsers send with every request.
A guest, an employer without a login, has the cookie that \`POST /api/employers/no-login\` sets; it lives for an hour from
the last contact. Without a cookie, the public calls return public values. A value that the viewer may not see is
\`null\`; a record that the viewer may not know of is a 404, like one that does not exist.

Programs send a key instead: \`Authorization: Bearer hh_…\`. A key is made on the page \`/account/keys\`, acts as its owner, and includes groups of
calls, to read or also to change something. It needs no cookie and no \`Origin\`, and cookies beside it do not count. A key that is wrong, revoked or has
expired is a 401, one that does not include the group of the call a 403. Requests are counted by key.

An app that people log in to gets an access token by \`POST /api/auth/token\`, and sends it in the same way. It has all rights of the person, for an hour;
\`POST /api/auth/token/refresh\` gets the next one. Requests of all apps of a person are counted together.

Requests that change something are refused with a 403 when they come from a page of another site, unless they have a key or an access token.

## Lists

Lists take \`page\` (from 1) and \`page_size\` (default 100) and return
\`{data, pagination: {current, last, totalCount}}\`. Filters and orders are in the query string, inside \`filters[...]\` or
bare: \`filters[job_id]=1\` and \`job_id=1\` mean the same, and so do \`filters[jobId]\` and \`jobId\`. All of them can be
combined. A filter or order over values that the viewer may not see is a 401 or 403. Unknown parameters are ignored; a known
parameter with a bad value is a 400.

## Records

Creating returns 201 with the record, changing 200 with the changed record, deleting 204. A record can be sent back as it
was read: unknown keys are ignored. A reference to another record is that record, an object with its \`id\`, or the id.

Lists within a person, such as \`chats\`, have the newest 100 records; in the persons of a list, the newest 10.

## Feeds

\`/api/feeds/...\` answers all records of a list for everyone, as a visitor sees them, while they are read. Send the \`ETag\` of the
last answer as \`If-None-Match\`: a feed that has not changed is a 304. An answer that ends before its last bracket or element is
incomplete.

## Refusals

Every refusal is \`{code, message}\` with the HTTP status as its code. The \`children\` of a 400 are the errors of fields:
\`{"children": {"email": {"errors": ["Please provide a valid email."]}}}\`. 429 means too many requests in a minute.

## Files

A file is sent in any of three forms: as a part of \`multipart/form-data\`, as the body with its own content type, or as a
data URI in JSON. Its content determines its type, not its name. Parameters of an upload are in the query string, in form
fields before the file, or in other keys of the JSON body.

## Events

\`GET /api/chat-events\` upgrades to a websocket of JSON events. It is authenticated by the session cookie, the guest cookie, a key or an access token,
or for one chat by \`?shared_hash=\`, the hash of its share link. Without permission it is refused before it opens, with the
status and body of a refused call.

| event | sent | received |
| --- | --- | --- |
| \`message\` | \`{type: "message", chat: {id}, text, photo_uri, document_uri, client_id}\` | the stored message with the same keys, and \`id\`, \`user\`, \`created_at\`, \`saw_ids\` |
| \`typing\` | \`{type: "typing", chat: {id}}\` | the same with \`user: {id, name}\` |
| \`i-saw-last-message\` | \`{type: "i-saw-last-message", chat: {id}}\` | the same with \`user: {id, name}\` |
| \`chats\` | | \`{type: "chats"}\` when the list of chats has changed |
| \`error\` | | \`{type: "error", code, message}\` for an event that was refused, with the message's \`client_id\` and, for field errors, \`children\` |

An acknowledged message is stored. \`client_id\` is optional and chosen by the sender: sending it again stores nothing new
and returns the stored message. After a reconnection, \`GET /api/chat/{id}\` has the missed messages.
`.trim();

const made = new Map<string, OpenApi>();

/** The document of the layer with the names of these cookies, made when it is first needed. It is the same on each start. */
export function apiDocument(cookies: Cookies): OpenApi {
  const document = made.get(cookies.session) ?? openApi(version, introduction, cookies);
  made.set(cookies.session, document);
  return document;
}

/** The path of the readable document, in which calls can be tried. */
export const docsPath = '/api/docs';

/** Serves the document at /api/openapi.json, with an ETag. */
export function registerOpenApi(app: FastifyInstance, cookies: Cookies): void {
  serveDocument(app, '/api/openapi.json', 'application/json; charset=utf-8', () =>
    JSON.stringify(apiDocument(cookies)),
  );
}

/** Serves a text that stays the same while the process runs, with an ETag. It is made when it is first asked for. */
export function serveDocument(app: FastifyInstance, address: string, type: string, make: () => string): void {
  let served: { text: string; etag: string } | undefined;
  const config = { keyGroup: 'any', readBy: 'all' } as const;
  app.get(address, { compress: compressed, config }, async (request, reply) => {
    served ??= withEtag(make());
    const { text, etag } = served;
    reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    if (isKnownTo(request, etag)) return reply.code(304).send();
    return reply.type(type).send(text);
  });
}

const withEtag = (text: string) => ({ text, etag: etagOf(text) });
