/**
 * @generated SignedSource<<c2b88eb98fbc8f478d568b41a22b2839>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobSeekerAbout_jobSeeker$data = {
  readonly answer1: string | null | undefined;
  readonly answer2: string | null | undefined;
  readonly answer3: string | null | undefined;
  readonly answer4: string | null | undefined;
  readonly description: string | null | undefined;
  readonly job: {
    readonly name: string;
  } | null | undefined;
  readonly name: string;
  readonly photoUri: string | null | undefined;
  readonly videoPosterUri: string | null | undefined;
  readonly videoTranscript: string | null | undefined;
  readonly videoUri: string | null | undefined;
  readonly " $fragmentType": "JobSeekerAbout_jobSeeker";
};
export type JobSeekerAbout_jobSeeker$key = {
  readonly " $data"?: JobSeekerAbout_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerAbout_jobSeeker">;
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
  "name": "JobSeekerAbout_jobSeeker",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoPosterUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoTranscript",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer3",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer4",
      "storageKey": null
    },
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

(node as any).hash = "dd85b7fb7b573bc798b083f4e6334b76";

export default node;
