/** What the document says before its calls, in Markdown. */
export const introduction = `
Every call answers JSON. Names are in snake_case, ids are integers, times are ISO 8601 in UTC, hourly rates are whole
units of the city's currency.

## Who asks

Sign in with \`POST /api/auth/sign-in/email\`: the answer sets a session cookie, which browsers send along by themselves.
An employer without a login is known by the guest cookie that \`POST /api/employers/no-login\` sets; it lives for an hour
from the last contact. Without either, the public calls answer what everybody may see. A value that whoever asks may not
see is \`null\`; a record that they may not know of is a 404, as one that does not exist.

Requests that change something are refused with a 403 when they come from a page of another site.

## Lists

Lists take \`page\` (from 1) and \`page_size\` (100 where nothing is said) and answer
\`{data, pagination: {current, last, totalCount}}\`. Filters and orders stand in the query string as \`filters[...]\`.
Unknown parameters are overlooked; a known one with a bad value is a 400.

## Records

What is created answers 201 with the record, what is changed 200 with the record as it is now, what is deleted 204. A
record can be sent back as it was read: unknown keys are overlooked. A reference to another record is that record, an object
with its \`id\`, or the bare id.

## Refusals

Every refusal is \`{code, message}\` with the HTTP status as its code. A 400 says in \`children\` what is wrong with which
field: \`{"children": {"email": {"errors": ["Please provide a valid email."]}}}\`. 429 says that there were too many
requests in a minute.

## Files

A file comes in any of three forms: as a part of \`multipart/form-data\`, as the body itself with its own content type, or as
a data URI in JSON. Its content decides what it is, not its name.

## Events

\`GET /api/chat-events\` upgrades to a websocket of JSON events. It is signed in by the session cookie or the guest cookie,
or for one chat by \`?shared_hash=\`, the hash of its share link. Who may not have it is refused before it opens, with the
status and body of a refused call.

| event | sent | received |
| --- | --- | --- |
| \`message\` | \`{type: "message", chat: {id}, text, photo_uri, document_uri, client_id}\` | the stored message with the same keys, and \`id\`, \`user\`, \`created_at\`, \`saw_ids\` |
| \`typing\` | \`{type: "typing", chat: {id}}\` | the same with \`user: {id, name}\` |
| \`i-saw-last-message\` | \`{type: "i-saw-last-message", chat: {id}}\` | the same with \`user: {id, name}\` |
| \`chats\` | | \`{type: "chats"}\` when the list of chats has changed |
| \`error\` | | \`{type: "error", code, message}\` for an event that was refused, with the message's \`client_id\` and, for field errors, \`children\` |

A message that was answered is stored. \`client_id\` is optional and chosen by the sender: the same one again stores nothing
new and answers the message that is there. After a reconnection \`GET /api/chat/{id}\` has what was missed.
`.trim();
