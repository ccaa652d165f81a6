/**
 * @generated SignedSource<<e6e20f3cbbd641f683621d79366f4d04>>
 * @relayHash 22f44c21de82343aa19da6b6b28f2073
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1799bae7ad61b02e021f0d51011391519fd7e4d0864b1c20850529a47ceb0935

import type { ConcreteRequest } from 'relay-runtime';
export type MailedReferenceStatus = "CONFIRMED" | "DECLINED" | "EXPIRED" | "GONE" | "WAITING";
export type AnswerReferenceScreenQuery$variables = {
  sentence?: string | null | undefined;
  token: string;
};
export type AnswerReferenceScreenQuery$data = {
  readonly mailedReference: {
    readonly beganIn: string | null | undefined;
    readonly company: string | null | undefined;
    readonly endedIn: string | null | undefined;
    readonly isStopped: boolean;
    readonly job: string | null | undefined;
    readonly jobSeekerName: string | null | undefined;
    readonly sentence: string | null | undefined;
    readonly sentenceProblem: string | null | undefined;
    readonly status: MailedReferenceStatus;
  } | null | undefined;
};
export type AnswerReferenceScreenQuery = {
  response: AnswerReferenceScreenQuery$data;
  variables: AnswerReferenceScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sentence"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "MailedReference",
    "kind": "LinkedField",
    "name": "mailedReference",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isStopped",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "jobSeekerName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "company",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "job",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "beganIn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endedIn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sentence",
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "sentence",
            "variableName": "sentence"
          }
        ],
        "kind": "ScalarField",
        "name": "sentenceProblem",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnswerReferenceScreenQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AnswerReferenceScreenQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1799bae7ad61b02e021f0d51011391519fd7e4d0864b1c20850529a47ceb0935",
    "metadata": {},
    "name": "AnswerReferenceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0ffaf051edeafdff3767c2e3ebe54c9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
