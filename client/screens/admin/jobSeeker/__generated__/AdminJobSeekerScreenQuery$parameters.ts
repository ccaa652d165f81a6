/**
 * @generated SignedSource<<8cfe42bba63beab1dbc4533509874688>>
 * @relayHash 48f2347547481d599f26976d390d3a24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86154c469e484ac99aef85b38d25a05538d4141d150ce593c1ef7f42b714434a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86154c469e484ac99aef85b38d25a05538d4141d150ce593c1ef7f42b714434a",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
