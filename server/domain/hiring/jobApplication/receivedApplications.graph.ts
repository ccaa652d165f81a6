import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import {
  applicationColumns,
  JobApplication,
  JobApplicationConnection,
  JobApplicationEdge,
  JobApplicationState,
} from './jobApplication.graph.ts';
import { receivedApplications } from './received.ts';

builder.objectField(Viewer, 'receivedApplications', (t) =>
  t.connection(
    {
      type: JobApplication,
      nullable: true,
      description:
        "The applications for all of the viewer's offers, newest first. Null for viewers who are not employers.",
      args: {
        jobOfferId: t.arg.int({ description: "The integer id of one of the viewer's offers; without it, all." }),
        state: t.arg({ type: JobApplicationState, description: 'Restricts the list.' }),
        page: t.arg.int(pageArg),
      },
      resolve: (viewer, { jobOfferId, state, ...args }, ctx, info) => {
        if (viewer.kind !== 'employer') return null;
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: applicationColumns });
        return connectionOf(ctx, receivedApplications(viewer, { jobOfferId, state }), args, {
          page: (page) => ctx.db.jobApplication.findMany({ ...query, ...page }),
          count: (where) => ctx.db.jobApplication.count({ where }),
        });
      },
    },
    JobApplicationConnection,
    JobApplicationEdge,
  ),
);
