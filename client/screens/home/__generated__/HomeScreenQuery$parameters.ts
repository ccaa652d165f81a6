/**
 * @generated SignedSource<<4a121b1e038fd3ce12325e9242a7e65d>>
 * @relayHash ef4810ad4e8b8d9466329207d24f84bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 583eb113115989ea0ff2090818ed85861d464edff896c7bf8447bc975a2caba3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "583eb113115989ea0ff2090818ed85861d464edff896c7bf8447bc975a2caba3",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
