/**
 * @generated SignedSource<<c3f6107fe33b401137edf823e7ec4602>>
 * @relayHash db9be9fe1a519bedf83a89f9bd4e818d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59ad555b2ef301d9e5a964ae1e977706a4090406104710e44498612804073473

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59ad555b2ef301d9e5a964ae1e977706a4090406104710e44498612804073473",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
