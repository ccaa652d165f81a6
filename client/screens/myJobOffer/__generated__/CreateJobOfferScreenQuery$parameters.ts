/**
 * @generated SignedSource<<776d06c45fde95fbe40cb52a4f71aaf2>>
 * @relayHash c08fb53552bb210430c46de651cfa095
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dc67416146fe7591158ff62903eecb219e8483a23e4a676035afc309ea20d34

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateJobOfferScreenQuery } from './CreateJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<CreateJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dc67416146fe7591158ff62903eecb219e8483a23e4a676035afc309ea20d34",
    "metadata": {},
    "name": "CreateJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
