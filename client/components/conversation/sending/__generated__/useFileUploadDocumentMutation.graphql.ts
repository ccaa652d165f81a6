/**
 * @generated SignedSource<<f6e4b962ecc2979737071a7725cdfdd9>>
 * @relayHash a5c2e86ce9e9e26249038be04409c9b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fe1d456ec880422d6d809f7fb6f85fa2e28c5e67f8d544f6e04e3500e73c8be

import type { ConcreteRequest } from 'relay-runtime';
export type UploadChatDocumentInput = {
  chat?: ChatReference | null | undefined;
  document: Blob;
};
export type ChatReference = {
  databaseId: number;
  id?: never;
  sharedHash?: never;
} | {
  databaseId?: never;
  id: string;
  sharedHash?: never;
} | {
  databaseId?: never;
  id?: never;
  sharedHash: string;
};
export type useFileUploadDocumentMutation$variables = {
  input: UploadChatDocumentInput;
};
export type useFileUploadDocumentMutation$data = {
  readonly uploadChatDocument: {
    readonly failure: {
      readonly __typename: string;
      readonly message: string;
    } | null | undefined;
    readonly invalid: {
      readonly fields: ReadonlyArray<{
        readonly field: string;
        readonly message: string;
      }>;
    } | null | undefined;
    readonly success: {
      readonly uri: string;
    } | null | undefined;
  };
};
export type useFileUploadDocumentMutation = {
  response: useFileUploadDocumentMutation$data;
  variables: useFileUploadDocumentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uri",
      "storageKey": null
    }
  ],
  "type": "UploadChatDocumentPayload",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldError",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFileUploadDocumentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "uploadChatDocument",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "success"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v3/*:: as any*/),
                (v4/*:: as any*/)
              ],
              "type": "Failure",
              "abstractKey": "__isFailure"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "failure"
          },
          {
            "fragment": (v5/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "invalid"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFileUploadDocumentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "uploadChatDocument",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/)
            ],
            "type": "Failure",
            "abstractKey": "__isFailure"
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8fe1d456ec880422d6d809f7fb6f85fa2e28c5e67f8d544f6e04e3500e73c8be",
    "metadata": {},
    "name": "useFileUploadDocumentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "46b2ae80879a9c918f70f52107f98ac8";

export default node;
