import { accessTokenMs } from '../../domain/accounts/session/accessEnd.ts';
import { deviceNameLength } from '../../domain/accounts/session/appLogin/appLogin.input.ts';
import { badInputSchema, failureSchema } from './failures.ts';
import type { Components } from './json.ts';
import { exactly, type JsonSchema } from './json.ts';
import type { Operation, Reply } from './operation.ts';

/** App logins, which use tokens. */

const accessToken = 'hha_kX3vW0m2Jt7yQ9bZr5sLd8Fg1HcNpTaUeVxYoIqR4wE';
const refreshToken = 'hhr_Qm7uJ2c9ZfT4kR8sW1xYpLdN6vBhGaEo3iUyVtXzC5M.b0n8K1rQe5Ld2TfW7sYxGmJ9uHcV4pZaRi6oXtBvN3E';
const challenge = 'q7vZ0d3TnHk5sYw1.Zm9v%3D';

const device: JsonSchema = {
  type: 'string',
  maxLength: deviceNameLength,
  description: 'What the person calls the device. The list of sessions in the account shows it.',
};
const expires: JsonSchema = { type: 'integer', description: 'In how many seconds.' };
const tokens: JsonSchema = {
  title: 'Tokens',
  ...exactly({
    access_token: { type: 'string', description: 'For `Authorization: Bearer`, as any session of the person.' },
    token_type: { type: 'string', enum: ['Bearer'], description: 'How the access token is sent.' },
    expires_in: {
      ...expires,
      description: `When the access token expires, in seconds: ${accessTokenMs / 1000} at first.`,
    },
    refresh_token: { type: 'string', description: 'Gets the next tokens, once.' },
  }),
};
const waiting: JsonSchema = {
  title: 'Challenge',
  ...exactly({
    challenge: { type: 'string', description: 'To be sent with a code to `POST /api/auth/token/code`, once.' },
    expires_in: { ...expires, description: 'When the challenge expires, in seconds.' },
  }),
};
const tokensExample = {
  access_token: accessToken,
  token_type: 'Bearer',
  expires_in: accessTokenMs / 1000,
  refresh_token: refreshToken,
};

const refreshBody = {
  refresh_token: { type: 'string', description: 'The newest one of this login.' } satisfies JsonSchema,
};

export function tokenOperations(components: Components): Record<string, { post: Operation }> {
  const operation = (
    about: Pick<Operation, 'operationId' | 'summary' | 'description'>,
    body: { properties: Record<string, JsonSchema>; example: Record<string, string> },
    right: Record<string, Reply>,
    refused: string | null,
  ): { post: Operation } => {
    const [field = ''] = Object.keys(body.properties);
    const refusal = (status: number, description: string, schema: JsonSchema, example: object): Reply => ({
      description,
      content: { 'application/json': { schema: components.named(schema), example: { code: status, ...example } } },
    });
    const mistake = { message: 'This is missing.', children: { [field]: { errors: ['This is missing.'] } } };
    return {
      post: {
        ...about,
        tags: ['Accounts'],
        security: [{}],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { type: 'object', properties: body.properties, required: Object.keys(body.properties) },
              example: body.example,
            },
          },
        },
        responses: {
          ...right,
          400: refusal(400, 'A field is missing or wrong.', badInputSchema, mistake),
          ...(refused !== null && { 401: refusal(401, 'Why is for the person.', failureSchema, { message: refused }) }),
          403: { $ref: '#/components/responses/Forbidden' },
          429: { $ref: '#/components/responses/TooMany' },
          503: { $ref: '#/components/responses/Unavailable' },
        },
      },
    };
  };
  const answered = (description: string, schema: JsonSchema): Reply => ({
    description,
    content: { 'application/json': { schema, example: tokensExample } },
  });
  const pair = components.named(tokens);
  return {
    '/api/auth/token': operation(
      {
        operationId: 'logInApp',
        summary: 'Logs an app in: the answer has an access token and a refresh token',
        description:
          'No cookie is read or set. An account with two-factor login gets a challenge instead, for `POST /api/auth/token/code`. A banned ' +
          'person gets a 403 with the reason. Wrong passwords are counted together with those of the page.',
      },
      {
        properties: {
          email: { type: 'string', format: 'email', description: 'What the account was made with.' },
          password: { type: 'string', description: 'As it was chosen.' },
          device_name: device,
        },
        example: { email: 'employer@hourhand.test', password: 'hourhand-demo', device_name: "Ana's phone" },
      },
      {
        200: answered('The tokens, or a challenge.', { anyOf: [pair, components.named(waiting)] }),
      },
      'Wrong email or password.',
    ),
    '/api/auth/token/code': operation(
      {
        operationId: 'answerChallenge',
        summary: 'Completes the login of an app by a code',
        description:
          'The six digits that the authenticator app shows, or a backup code. After five wrong ones, log in again.',
      },
      {
        properties: {
          challenge: { type: 'string', description: 'From `POST /api/auth/token`.' },
          code: { type: 'string', description: 'Such as 123456 or aB3dE-fG7hI.' },
          device_name: device,
        },
        example: { challenge, code: '123456', device_name: "Ana's phone" },
      },
      { 200: answered('The tokens.', pair) },
      'The code is incorrect. Each code is valid for 30 seconds.',
    ),
    '/api/auth/token/refresh': operation(
      {
        operationId: 'refreshTokens',
        summary: 'Replaces both tokens',
        description: [
          'The former access token ends at once; sockets that it has opened stay open. A refresh can be repeated for 30 seconds, with the same',
          'answer. Later, a refresh token that was used ends the login: someone else may have it. Without a refresh for 30 days, and after 90',
          'days, the person has to log in again. A 401 means that too. After any other failure, such as a 503, send the same token again.',
        ].join(' '),
      },
      { properties: refreshBody, example: { refresh_token: refreshToken } },
      { 200: answered('The next tokens.', pair) },
      'This login is over. Please log in again.',
    ),
    '/api/auth/token/revoke': operation(
      {
        operationId: 'revokeTokens',
        summary: 'Logs an app out: its tokens and its open sockets end',
        description: 'The answer is the same for a login that is over.',
      },
      { properties: refreshBody, example: { refresh_token: refreshToken } },
      { 204: { description: 'The login has ended, if there was one.' } },
      null,
    ),
  };
}
