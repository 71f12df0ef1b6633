import { thisFeed } from '#kernel/feed';

/** How the reviews of a feed stand in the reviews' table. A moderator's decision stays whatever the feed says. */
export const reviewImport = {
  table: 'reviews',
  names: { id: ['#.operator_id', '#.source_ref'] },
  // A new review shows in the statistics, which tell of themselves.
  events: [
    { topic: 'trip.changed', subject: 'trip_id', changedOnly: true },
    { topic: 'operator.changed', subject: 'operator_id', changedOnly: true },
  ],
  columns: {
    source_ref: { type: 'text', from: 'id' },
    author_name: 'text',
    author_place: 'text',
    email: 'text',
    summary: 'text',
    content: 'text',
    overall_score: 'rating',
    value_score: 'int',
    guide_score: 'int',
    activities_score: 'int',
    lodging_score: 'int',
    transport_score: 'int',
    meals_score: 'int',
    review_badge: 'text',
    traveled_on: 'date',
    reviewed_at: 'time',
    // An operator may have answered on the site.
    reply: { type: 'text', keeps: 'null' },
    replied_at: { type: 'time', keeps: 'null' },
  },
  references: [
    {
      column: 'operator_id',
      from: 'operator',
      required: true,
      to: [
        { kind: 'operator', name: 'id', by: [thisFeed, '#.operator'] },
        { kind: 'operator', name: 'slug', by: ['#.operator'] },
      ],
    },
    { column: 'trip_id', from: 'trip', to: [{ kind: 'trip', name: 'id', by: ['#.operator_id', '#.trip'] }] },
  ],
} as const;
