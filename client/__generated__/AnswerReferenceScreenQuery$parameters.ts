/**
 * @generated SignedSource<<9b5d742aef12fe3c16dd794ecdd5df3f>>
 * @relayHash 22f44c21de82343aa19da6b6b28f2073
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1799bae7ad61b02e021f0d51011391519fd7e4d0864b1c20850529a47ceb0935

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnswerReferenceScreenQuery } from './AnswerReferenceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnswerReferenceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1799bae7ad61b02e021f0d51011391519fd7e4d0864b1c20850529a47ceb0935",
    "metadata": {},
    "name": "AnswerReferenceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
