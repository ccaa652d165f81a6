/**
 * @generated SignedSource<<31e37053a6c29cc8c612746d224dbd05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobSeekerFilter_jobSeeker$data = {
  readonly databaseId: number;
  readonly job: {
    readonly name: string;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "JobSeekerFilter_jobSeeker";
};
export type JobSeekerFilter_jobSeeker$key = {
  readonly " $data"?: JobSeekerFilter_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerFilter_jobSeeker">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobSeekerFilter_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};
})();

(node as any).hash = "646b76468d6317017c602c1770cb332f";

export default node;
