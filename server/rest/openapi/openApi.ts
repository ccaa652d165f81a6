import { product } from '../../../client/ui/base/product.ts';
import type { Cookies } from '../../auth/cookies.ts';
import { table } from '../table.ts';
import { accountOperations } from './accounts.ts';
import { Components } from './components.ts';
import { answerHeaders, headerParameters } from './headers.ts';
import type { JsonSchema } from './json.ts';
import { type Operation, operationOf, type Reply, refusalReplies } from './operation.ts';
import { tags } from './tags.ts';
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
