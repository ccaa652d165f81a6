/**
 * @generated SignedSource<<0707fbacf0530d6e5c7433fdfe18a743>>
 * @relayHash 07a16e0358593b35dc5d493b2968c765
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f8342a498cdec0b4b02a30a7b85ac68dceed04aa152674b8cd8373a51400d14

import type { ConcreteRequest } from 'relay-runtime';
export type UploadChatImageInput = {
  chat?: ChatReference | null | undefined;
  image: Blob;
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
export type useFileUploadImageMutation$variables = {
  input: UploadChatImageInput;
};
export type useFileUploadImageMutation$data = {
  readonly uploadChatImage: {
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
export type useFileUploadImageMutation = {
  response: useFileUploadImageMutation$data;
  variables: useFileUploadImageMutation$variables;
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
  "type": "UploadChatImagePayload",
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
    "name": "useFileUploadImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "uploadChatImage",
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
    "name": "useFileUploadImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "uploadChatImage",
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
    "id": "2f8342a498cdec0b4b02a30a7b85ac68dceed04aa152674b8cd8373a51400d14",
    "metadata": {},
    "name": "useFileUploadImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "040d1e40d239a5e2a3790b2ddc9a8496";

export default node;
