import { copyFileSync, writeFileSync } from 'node:fs';
import { cookiesOf } from '../../server/auth/guestCookie.ts';
import { apiDocument } from '../../server/rest/openapi/mount.ts';
import { compileOperations, releasedOperations } from '../build.ts';
import { releasedOpenApi, releasedSchema } from './apiChanges.ts';

/**
 * Keeps what the APIs are, as the version that is being released: later changes are compared with it. Keeps what its pages send,
 * which the next version answers too.
 */
copyFileSync('schema.graphql', releasedSchema);
writeFileSync(releasedOpenApi, `${JSON.stringify(apiDocument(cookiesOf('http://localhost')))}\n`);
writeFileSync(releasedOperations, `${JSON.stringify(await compileOperations(), null, 2)}\n`);
