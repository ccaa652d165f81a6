/**
 * @generated SignedSource<<5395bab8988069a6a0b8f207e66579da>>
 * @relayHash f64b9272f5e353aae9ed9f8452329d69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa8e6a9657bc2606f705d180ca1675179d183386670908a80c41db7412a84eb8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa8e6a9657bc2606f705d180ca1675179d183386670908a80c41db7412a84eb8",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
