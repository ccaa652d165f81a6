import sendMessage from '../client/__generated__/useSendMessageMutation.graphql.ts';
import { extensionsOf, operationOf } from '../client/app/relay/operation.ts';
import type { Person } from './pairs.ts';

/**
 * The whole HTTP request with which the product's client sends a message.
 * @param message without a `clientId`, the same request sent again is another message
 */
export function messageRequest(
  port: number,
  { chat, cookie }: Person,
  message: { text: string; clientId: string | null },
): string {
  const input = { chat, ...message, photoUri: null, documentUri: null };
  const operation = operationOf(sendMessage.params, { input });
  const body = JSON.stringify({ variables: operation.variables, extensions: extensionsOf(operation) });
  return [
    'POST /graphql HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Content-Type: application/json',
    'Accept: application/graphql-response+json, application/json',
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
