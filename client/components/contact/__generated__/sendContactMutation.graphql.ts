/**
 * @generated SignedSource<<a0c4f32e25ced68fdcda8066847a4534>>
 * @relayHash ce49e3e5cea6d1f564716b85057c1f31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0dddf77d00d1c999c1290314acf93c6add2c8b1e041e98f6707b5de2d8727ab

import type { ConcreteRequest } from 'relay-runtime';
export type ContactJobSeekerInput = {
  clientKey?: string | null | undefined;
  company?: string | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  employer?: string | null | undefined;
  fullTime?: boolean;
  jobSeeker: string;
  name?: string | null | undefined;
  partTime?: boolean;
  whatsApp?: string | null | undefined;
};
export type sendContactMutation$variables = {
  input: ContactJobSeekerInput;
};
export type sendContactMutation$data = {
  readonly contactJobSeeker: {
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
      readonly chat: {
        readonly databaseId: number;
        readonly id: string;
        readonly sharedHash: string | null | undefined;
        readonly viewerCanMessage: boolean;
      };
      readonly contactRequest: {
        readonly employer: {
          readonly databaseId: number;
        } | null | undefined;
      };
    } | null | undefined;
  };
};
export type sendContactMutation = {
  response: sendContactMutation$data;
  variables: sendContactMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Chat",
  "kind": "LinkedField",
  "name": "chat",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sharedHash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanMessage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
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
        (v6/*:: as any*/)
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
    "name": "sendContactMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "contactJobSeeker",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ContactRequest",
                  "kind": "LinkedField",
                  "name": "contactRequest",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Employer",
                      "kind": "LinkedField",
                      "name": "employer",
                      "plural": false,
                      "selections": [
                        (v3/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "ContactJobSeekerPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "success"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v5/*:: as any*/),
                (v6/*:: as any*/)
              ],
              "type": "Failure",
              "abstractKey": "__isFailure"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "failure"
          },
          {
            "fragment": (v7/*:: as any*/),
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
    "name": "sendContactMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "contactJobSeeker",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ContactRequest",
                "kind": "LinkedField",
                "name": "contactRequest",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Employer",
                    "kind": "LinkedField",
                    "name": "employer",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ContactJobSeekerPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/)
            ],
            "type": "Failure",
            "abstractKey": "__isFailure"
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a0dddf77d00d1c999c1290314acf93c6add2c8b1e041e98f6707b5de2d8727ab",
    "metadata": {},
    "name": "sendContactMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "98d7d9920fc0e1052c5f65ea3e4561e2";

export default node;
