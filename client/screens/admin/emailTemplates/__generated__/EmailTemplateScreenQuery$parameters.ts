/**
 * @generated SignedSource<<959f5a6bc7224879094041375565dc4b>>
 * @relayHash ac5bd16921798f53d6f52b8dc97cc99b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f44e48e4bb38c9426e4c9ae914c9a3c8e821a3348b5c08e80fae3dbf52dd74d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailTemplateScreenQuery } from './EmailTemplateScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmailTemplateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f44e48e4bb38c9426e4c9ae914c9a3c8e821a3348b5c08e80fae3dbf52dd74d",
    "metadata": {},
    "name": "EmailTemplateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
