import { cookiesOf } from '../../server/auth/guestCookie.ts';
import { apiDocument } from '../../server/rest/openapi/mount.ts';

/** Prints the OpenAPI document as it is served, for programs that read it. */
process.stdout.write(JSON.stringify(apiDocument(cookiesOf('http://localhost')), null, 2));
