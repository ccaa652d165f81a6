/**
 * @generated SignedSource<<ce60b979940d21ca965033c44afe1241>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonFilters_query$data = {
  readonly employer?: {
    readonly company: string | null | undefined;
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
  readonly jobSeeker?: {
    readonly databaseId: number;
    readonly job: {
      readonly name: string;
    } | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "PersonFilters_query";
};
export type PersonFilters_query$key = {
  readonly " $data"?: PersonFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonFilters_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "candidateId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "employerId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasCandidate"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasEmployer"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonFilters_query",
  "selections": [
    {
      "condition": "hasEmployer",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "employerId"
            }
          ],
          "concreteType": "Employer",
          "kind": "LinkedField",
          "name": "employer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "company",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "hasCandidate",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "candidateId"
            }
          ],
          "concreteType": "JobSeeker",
          "kind": "LinkedField",
          "name": "jobSeeker",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Job",
              "kind": "LinkedField",
              "name": "job",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "f2d626ac8b16e22bd9bb9bdbb3a89b3d";

export default node;
