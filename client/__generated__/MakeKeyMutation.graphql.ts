/**
 * @generated SignedSource<<8daf4b47f4cdd6b23c2fee4f3ae41551>>
 * @relayHash 2b8d522e7ea7732e6a9d05f359deda52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 517b8bb46df8890d80af0998f3a6c8e5de6ed865e1b84f16ee6c3498e882a582

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeyGroup = "ACCOUNT" | "BILLING" | "CHAT" | "FILES" | "HIRING" | "OFFERS" | "OFFICE" | "PEOPLE";
export type AddApiKeyInput = {
  canWrite: boolean;
  days: number;
  groups: ReadonlyArray<KeyGroup>;
  integration?: string | null | undefined;
  name: string;
  origins?: ReadonlyArray<string> | null | undefined;
};
export type MakeKeyMutation$variables = {
  input: AddApiKeyInput;
};
export type MakeKeyMutation$data = {
  readonly addApiKey: {
    readonly failure: {
      readonly " $fragmentSpreads": FragmentRefs<"action_failure">;
    } | null | undefined;
    readonly success: {
      readonly key: string;
    } | null | undefined;
  };
};
export type MakeKeyMutation = {
  response: MakeKeyMutation$data;
  variables: MakeKeyMutation$variables;
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
      "name": "key",
      "storageKey": null
    }
  ],
  "type": "AddApiKeyPayload",
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
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "type": "PaymentFailed",
  "abstractKey": null
},
v6 = {
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
    "name": "MakeKeyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addApiKey",
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
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "action_failure",
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Failure",
              "abstractKey": "__isFailure"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "failure"
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
    "name": "MakeKeyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addApiKey",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "type": "Failure",
            "abstractKey": "__isFailure"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "517b8bb46df8890d80af0998f3a6c8e5de6ed865e1b84f16ee6c3498e882a582",
    "metadata": {},
    "name": "MakeKeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d5b14851dfb126c2e22cce417db50db4";

export default node;
