import { operatorFacts, tripNames } from '#catalogue';
import { type MemberData, publish } from '#kernel';
import {
  claimReviews,
  deleteUnpublished,
  forgetReplies,
  readRepliesBy,
  readWrittenBy,
  takeOutAuthor,
} from './queries/authors.ts';
import { deleteReportsBy, readReportsBy } from './queries/reports.ts';
import { placeOf } from './report-review.ts';
import { closeTaskUnlessReported } from './settle-reports.ts';

/** Reviews that a member wrote. What is published stays for those who read it, without who wrote it. */
export const memberData: MemberData = {
  tables: ['reviews', 'review_authors', 'review_reports'],
  async read(ctx, { keyring }, subject) {
    const written = await readWrittenBy(ctx.db, subject);
    const companies = await operatorFacts(ctx, [...new Set(written.map(({ operatorId }) => operatorId))]);
    const trips = await tripNames(
      ctx,
      written.flatMap(({ tripId }) => tripId ?? []),
    );
    const reports = await readReportsBy(ctx.db, subject.id);
    return {
      reviews: written.map(({ operatorId, tripId, ...review }) => ({
        ...review,
        company: { id: operatorId, name: companies.get(operatorId)?.name ?? null },
        trip: tripId && { id: tripId, name: trips.get(tripId)?.name ?? null },
      })),
      replies: await readRepliesBy(ctx.db, subject),
      reviewReports: reports.map(({ id, content, ...report }) => ({
        ...report,
        text: content && keyring.decrypt(content, placeOf(id)),
      })),
    };
  },
  async erase(ctx, subject) {
    const { db, clock } = ctx;
    await deleteUnpublished(db, subject);
    await forgetReplies(db, subject);
    for (const id of await deleteReportsBy(db, subject.id)) await closeTaskUnlessReported(ctx, id);
    const named = await takeOutAuthor(db, subject, clock());
    const trips = named.flatMap(({ tripId }) => tripId ?? []);
    await publish(db, 'trip.changed', [...new Set(trips)]);
    await publish(db, 'operator.changed', [...new Set(named.map(({ operatorId }) => operatorId))]);
  },
  claim: ({ db }, owner) => claimReviews(db, owner),
};
