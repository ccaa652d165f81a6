/**
 * @generated SignedSource<<d7427e84855e78f464c49e3d2349b609>>
 * @relayHash 61911f52966bb277ccc720aebe138658
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 995ddf52463907ee9f9d304250df9738894c22303975f934b4cd2964a948266b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntroductionsScreenQuery } from './IntroductionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntroductionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "995ddf52463907ee9f9d304250df9738894c22303975f934b4cd2964a948266b",
    "metadata": {},
    "name": "IntroductionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
