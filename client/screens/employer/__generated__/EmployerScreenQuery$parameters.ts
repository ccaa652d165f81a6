/**
 * @generated SignedSource<<0b4bcc1557df00bec90442d652ed1427>>
 * @relayHash 199a93fd678622b76c83b03c59b95652
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73448cf0c237f663b22a5dde067b0a68bdff765518009ed17d1da694ac8944b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployerScreenQuery } from './EmployerScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmployerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73448cf0c237f663b22a5dde067b0a68bdff765518009ed17d1da694ac8944b8",
    "metadata": {},
    "name": "EmployerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
