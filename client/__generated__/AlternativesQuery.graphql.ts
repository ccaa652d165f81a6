/**
 * @generated SignedSource<<595f6df61f504b56aca5e7ebdf6c8385>>
 * @relayHash 95bb0b73bc1aebd54f69074818c402e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d8dd090d4c944c1b6fd33833b99c3fc616c6bcd299e8b288e30ec85843f463b

import type { ConcreteRequest } from 'relay-runtime';
export type AlternativesQuery$variables = {
  cityId?: number | null | undefined;
  experienceId?: number | null | undefined;
  jobId?: number | null | undefined;
  sexId?: number | null | undefined;
};
export type AlternativesQuery$data = {
  readonly searchAlternatives: ReadonlyArray<{
    readonly city: {
      readonly name: string;
    } | null | undefined;
    readonly experience: {
      readonly databaseId: number;
      readonly name: string;
    } | null | undefined;
    readonly job: {
      readonly plural: string;
      readonly slug: string;
    } | null | undefined;
    readonly jobSeekerCount: number;
    readonly sex: {
      readonly databaseId: number;
      readonly name: string;
    } | null | undefined;
  }>;
};
export type AlternativesQuery = {
  response: AlternativesQuery$data;
  variables: AlternativesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cityId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "experienceId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "jobId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sexId"
},
v4 = [
  {
    "kind": "Variable",
    "name": "cityId",
    "variableName": "cityId"
  },
  {
    "kind": "Variable",
    "name": "experienceId",
    "variableName": "experienceId"
  },
  {
    "kind": "Variable",
    "name": "jobId",
    "variableName": "jobId"
  },
  {
    "kind": "Variable",
    "name": "sexId",
    "variableName": "sexId"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "plural",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/),
  (v7/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobSeekerCount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = [
  (v8/*:: as any*/),
  (v7/*:: as any*/),
  (v11/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AlternativesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "SearchAlternative",
        "kind": "LinkedField",
        "name": "searchAlternatives",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "job",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "City",
            "kind": "LinkedField",
            "name": "city",
            "plural": false,
            "selections": [
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Sex",
            "kind": "LinkedField",
            "name": "sex",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Experience",
            "kind": "LinkedField",
            "name": "experience",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AlternativesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "SearchAlternative",
        "kind": "LinkedField",
        "name": "searchAlternatives",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "job",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "City",
            "kind": "LinkedField",
            "name": "city",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Sex",
            "kind": "LinkedField",
            "name": "sex",
            "plural": false,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Experience",
            "kind": "LinkedField",
            "name": "experience",
            "plural": false,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7d8dd090d4c944c1b6fd33833b99c3fc616c6bcd299e8b288e30ec85843f463b",
    "metadata": {},
    "name": "AlternativesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "27ed44cb72c843e34ca086e04f198af0";

export default node;
