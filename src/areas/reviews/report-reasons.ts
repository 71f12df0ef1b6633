import { rejectionReasons } from './score-names.ts';

const { duplicate: _, ...ofReaders } = rejectionReasons;

/** What a reader may have against a published review, as sentences go on. */
export const reportReasons = { ...ofReaders, other: 'something else' } as const;
export type ReportReason = keyof typeof reportReasons;

export const isReportReason = (text: string): text is ReportReason => Object.hasOwn(reportReasons, text);
