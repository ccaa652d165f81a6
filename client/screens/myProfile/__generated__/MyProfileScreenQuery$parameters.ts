/**
 * @generated SignedSource<<c07644157af459ebda9acf778623b9c6>>
 * @relayHash 0c7591f1ad98163e41afa9720c48189d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa763e01fbfa2da662947a49b9fa5b53999462cc44e3cec7a7fdb60b58d17788

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyProfileScreenQuery } from './MyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa763e01fbfa2da662947a49b9fa5b53999462cc44e3cec7a7fdb60b58d17788",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
