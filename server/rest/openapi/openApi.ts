import { product } from '../../../client/ui/base/product.ts';
import type { Cookies } from '../../auth/guestCookie.ts';
import { table, tags } from '../table.ts';
import { answerHeaders, headerParameters } from './headers.ts';
import type { JsonSchema } from './json.ts';
import { Components, exactly } from './json.ts';
import { type Operation, operationOf, type Reply, refusalReplies } from './operation.ts';
import { tokenOperations } from './tokens.ts';

/** The OpenAPI 3.1 document of the layer, derived from the table of its calls. */
export type OpenApi = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    contact: { name: string };
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Reply>;
    parameters: typeof headerParameters;
    headers: typeof answerHeaders;
    securitySchemes: Record<
      string,
      { description: string } & ({ type: 'apiKey'; in: 'cookie'; name: string } | { type: 'http'; scheme: 'bearer' })
    >;
  };
};

export function openApi(version: string, description: string, cookies: Cookies): OpenApi {
  const components = new Components();
  const responses = refusalReplies(components);
  const paths: OpenApi['paths'] = { ...accountOperations(components), ...tokenOperations(components) };
  for (const [call, row] of Object.entries(table)) {
    const [method = ''] = call.split(' ');
    const { path, operation } = operationOf(call, row, components);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} REST API`,
      version,
      summary: product.tagline,
      description,
      contact: { name: `${product.name} support` },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: components.all,
      responses,
      parameters: headerParameters,
      headers: answerHeaders,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookies.session,
          description: 'Set by signing in.',
        },
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: cookies.guest,
          description: 'Set by `POST /api/employers/no-login`; it lives for an hour from the last contact.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key that was made in the account. Cookies beside it do not count.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An access token of `POST /api/auth/token`, instead of a session. Cookies beside it do not count.',
        },
      },
    },
  };
}

const twoFactor = [
  'An account with two-factor login gets no session cookie yet: the body is `{"twoFactorRedirect": true}`, and the answer sets a',
  'cookie that remembers the login for ten minutes. Send it with `POST /api/auth/two-factor/verify-totp` and',
  '`{"code": "123456"}`, the six digits that the authenticator app shows, or with `POST /api/auth/two-factor/verify-backup-code`',
  'and `{"code": "aB3dE-fG7hI"}`. Either answers 200 and sets the session cookie. A wrong code is 401; after five, sign in again.',
].join(' ');

/** Signing in and out, which the account library serves. Readers need it before they can try the other calls. */
function accountOperations(components: Components): Record<string, { post: Operation }> {
  const failed: JsonSchema = components.named({
    title: 'AccountFailure',
    ...exactly(
      {
        code: { type: 'string', description: 'In capital letters, for programs.' },
        message: { type: 'string', description: 'A sentence for the person in front of the screen.' },
      },
      'Why an account call was refused.',
    ),
  });
  const refusal = (description: string, code: string, message: string) => ({
    description,
    content: { 'application/json': { schema: failed, example: { code, message } } },
  });
  const tooMany = { $ref: '#/components/responses/TooMany' };
  const foreign = { $ref: '#/components/responses/Forbidden' };
  return {
    '/api/auth/sign-in/email': {
      post: {
        operationId: 'signIn',
        summary: 'Signs in: the answer sets the session cookie',
        description: twoFactor,
        tags: ['Accounts'],
        security: [{}],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  email: { type: 'string', format: 'email', description: 'What the account was made with.' },
                  password: { type: 'string', description: 'As it was chosen.' },
                },
                required: ['email', 'password'],
              },
              example: { email: 'employer@hourhand.test', password: 'hourhand-demo' },
            },
          },
        },
        responses: {
          200: {
            description: 'Signed in, or asked for a code. What else the body says is for pages of the product.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    twoFactorRedirect: {
                      type: 'boolean',
                      description: 'True if a code is needed, and absent after a login without one.',
                    },
                  },
                },
                example: { twoFactorRedirect: true },
              },
            },
          },
          400: refusal('The request is no sign-in.', 'VALIDATION_ERROR', '[body.email] Invalid input'),
          401: refusal('No account is like that.', 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password'),
          403: foreign,
          429: tooMany,
        },
      },
    },
    '/api/auth/sign-out': {
      post: {
        operationId: 'signOut',
        summary: 'Signs out: the session ends, and its open sockets with it',
        description: 'Without a session nothing happens, and the answer is the same.',
        tags: ['Accounts'],
        security: [{}],
        responses: { 200: { description: 'The session has ended, if there was one.' }, 403: foreign, 429: tooMany },
      },
    },
  };
}
