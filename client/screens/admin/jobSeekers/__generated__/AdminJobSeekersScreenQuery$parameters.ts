/**
 * @generated SignedSource<<70f992ea68bd9456572951728d2bac31>>
 * @relayHash 191eb5c6ce9b7ce1889c605277860945
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83fbbd07485dc6607aafcf58ede22205b2c600addf64ec4510d5645d3ea2efdf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekersScreenQuery } from './AdminJobSeekersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83fbbd07485dc6607aafcf58ede22205b2c600addf64ec4510d5645d3ea2efdf",
    "metadata": {},
    "name": "AdminJobSeekersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
