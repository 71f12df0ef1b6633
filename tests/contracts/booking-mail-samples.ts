import type { MailName } from '#kernel/mail';

const usd = (cents: number) => ({ cents, currency: 'USD' });

const trip = {
  trip: 'Torres del Paine to Los Glaciares on foot',
  company: 'Quiet Road Expeditions',
  order: 'SJ7K4M9QX2BDT',
  startsOn: '2027-03-04',
  endsOn: '2027-03-15',
  travelers: 3,
  tripPath: '/trips/torres-del-paine-to-los-glaciares-on-foot',
};
const own = { ...trip, firstName: 'Rosalind', path: '/booking/019a9f6e-6f00-7c88-9b2c-3d4e5f6a7b8c' };
const business = { ...trip, toTeam: false, contact: 'Rosalind Achebe' };

/** What each mail about a booking may have to say: the usual, what nobody should get anything from, and its edges. */
export const bookingMailSamples = (script: string) => {
  const wildTrip = { ...trip, trip: script, company: script, startsOn: null, endsOn: null, travelers: 1 };
  const wild = { ...wildTrip, firstName: script, path: own.path };
  const wildBusiness = { ...wildTrip, toTeam: true, contact: `${script}\nBcc: all@example.com` };
  const due = { amount: usd(1_201_000), dueOn: '2027-01-03' };
  return {
    reservation_reminder: [
      { ...own, path: '/reserve/resume?token=AZqebm8AfHebLD1OX2p7jA', isMembers: false, hoursLeft: 22 },
      { ...wild, isMembers: true, hoursLeft: 1 },
    ],
    reservation_resume: [
      { ...own, path: '/reserve/resume?token=AZqebm8AfHebLD1OX2p7jA', isMembers: false },
      { ...wild, isMembers: true },
    ],
    booking_address: [
      { ...own, path: `${own.path}?token=AZqebm8AfHebLD1OX2p7jA`, hours: 24 },
      { ...wild, hours: 1 },
    ],
    booking_address_changed: [own, wild],
    booking_confirmation: [
      {
        ...own,
        paid: usd(120_000),
        later: { amount: usd(1_201_000), on: '2027-01-03' },
        onTheSpot: usd(9_000),
        total: usd(1_330_000),
        passengerInfoDueOn: '2027-01-18',
        refund: [
          { from: null, until: '2027-02-02', back: usd(1_201_000) },
          { from: '2027-02-03', until: '2027-02-18', back: usd(600_500) },
          { from: '2027-02-19', until: '2027-03-04', back: usd(0) },
        ],
      },
      { ...wild, paid: null, later: null, onTheSpot: null, total: null, passengerInfoDueOn: null, refund: [] },
      {
        ...wild,
        paid: { cents: 1, currency: 'XYZ' },
        later: { amount: { cents: 128_000, currency: 'JPY' }, on: null },
        onTheSpot: null,
        total: { cents: 128_001, currency: 'JPY' },
        passengerInfoDueOn: null,
        refund: [],
      },
    ],
    booking_request_received: [
      { ...own, paid: usd(120_000), total: usd(1_330_000) },
      { ...wild, paid: null, total: null },
    ],
    operator_booking: [
      { ...business, isRequest: false, total: usd(1_330_000) },
      { ...wildBusiness, isRequest: true, total: null },
    ],
    payment_receipt: [
      {
        ...own,
        purpose: 'deposit',
        method: 'paypal',
        amount: usd(120_000),
        paidOn: '2026-11-25',
        open: usd(0),
        comesBack: false,
        isOver: true,
      },
      {
        ...own,
        purpose: 'deposit',
        method: 'paypal',
        amount: usd(120_000),
        paidOn: '2026-11-25',
        open: usd(1_201_000),
        comesBack: false,
      },
      {
        ...own,
        purpose: 'balance',
        method: 'paypal',
        amount: usd(1_201_000),
        paidOn: '2026-11-25',
        open: usd(0),
        comesBack: false,
        isShort: true,
      },
      {
        ...wild,
        purpose: 'full',
        method: 'gift_card',
        amount: usd(1),
        paidOn: '2026-11-25',
        open: usd(0),
        comesBack: true,
      },
    ],
    deposit_due: [
      {
        ...own,
        ...due,
        path: '/reserve/resume?token=AZqebm8AfHebLD1OX2p7jA',
        isWhole: false,
        isMembers: false,
        heldUntil: '2026-11-25T22:43:00.000Z',
      },
      { ...wild, ...due, isWhole: true, isMembers: true, heldUntil: null },
    ],
    balance_due: [
      { ...own, ...due, daysLeft: 14 },
      { ...wild, ...due, daysLeft: 0 },
    ],
    payment_overdue: [
      { ...own, ...due },
      { ...wild, ...due },
    ],
    passenger_info_due: [
      {
        ...own,
        dueOn: '2027-01-18',
        daysLeft: 3,
        missing: [{ position: 2, fields: ['date of birth', 'passport number'] }],
      },
      { ...wild, dueOn: '2027-01-18', daysLeft: 1, missing: [{ position: 1, fields: ['first name'] }] },
    ],
    cancellation: [
      { ...own, back: usd(1_081_000), kept: usd(120_000) },
      { ...wild, back: null, kept: null },
      { ...own, back: null, kept: null, gone: true },
      { ...wild, back: null, kept: null, collects: true },
      { ...own, back: null, kept: null, collects: true, isRequest: true },
      { ...wild, back: usd(0), kept: usd(120_000) },
      { ...own, back: usd(120_000), kept: usd(0), because: 'moved_unanswered' },
      { ...own, back: usd(0), kept: usd(120_000), because: 'unpaid', said: 'We wrote to you twice.' },
      { ...wild, back: usd(120_000), kept: usd(0), because: 'by_team', said: '<b>Two</b> of the guides are ill.' },
      { ...wild, back: usd(120_000), kept: usd(0), because: 'by_company', said: 'The <i>ferry</i> doesn’t run.' },
    ],
    operator_cancellation: [
      { ...business, back: usd(1_081_000), kept: usd(120_000) },
      { ...wildBusiness, back: null, kept: null },
      { ...business, back: null, kept: null, isRequest: true },
      { ...business, back: usd(120_000), kept: usd(0), because: 'moved_refused' },
      { ...business, back: usd(120_000), kept: usd(0), because: 'moved_unanswered' },
      { ...business, back: usd(0), kept: usd(120_000), because: 'unpaid', said: 'We wrote to them twice.' },
      { ...wildBusiness, back: usd(120_000), kept: usd(0), because: 'by_team', said: 'Two of the guides are ill.' },
      { ...wildBusiness, back: usd(120_000), kept: usd(0), because: 'by_company', said: 'The ferry doesn’t run.' },
    ],
    reservation_changed: [
      {
        ...own,
        path: '/reserve?reservation=019a9f6e-6f00-7c88-9b2c-3d4e5f6a7b8c',
        isMembers: true,
        what: 'moved',
        fromStartsOn: '2027-03-02',
        reason: 'The ferry sails on Thursdays only.',
        before: null,
        after: null,
        heldUntil: null,
      },
      { ...own, what: 'moved_back', fromStartsOn: null, reason: null, before: null, after: null, heldUntil: null },
      {
        ...own,
        isMembers: false,
        what: 'price',
        fromStartsOn: null,
        reason: null,
        before: usd(1_330_000),
        after: usd(1_390_000),
        heldUntil: '2026-11-25T09:50:00.000Z',
      },
      { ...wild, what: 'cancelled', fromStartsOn: null, reason: script, before: null, after: null, heldUntil: null },
    ],
    booking_declined: [
      { ...own, reason: 'The huts are full that week.', back: usd(120_000) },
      { ...wild, reason: script, back: null },
      { ...own, reason: 'The huts are full that week.', back: null, gone: true },
    ],
    departure_cancelled: [
      { ...own, reason: 'Too few travelers.', back: usd(1_330_000) },
      { ...wild, reason: script, back: null },
      { ...own, reason: null, back: null },
      { ...own, reason: 'Too few travelers.', back: null, gone: true },
    ],
    departure_moved: [
      {
        ...own,
        newStartsOn: '2027-03-11',
        newEndsOn: '2027-03-22',
        answerBy: '2026-12-09',
        reason: 'The pass opens a week later.',
        back: usd(120_000),
      },
      {
        ...wild,
        newStartsOn: '2027-03-11',
        newEndsOn: '2027-03-22',
        answerBy: '2026-12-09',
        reason: script,
        back: null,
      },
      {
        ...own,
        newStartsOn: '2027-03-11',
        newEndsOn: '2027-03-22',
        answerBy: '2026-12-09',
        reason: null,
        back: null,
        gone: true,
      },
    ],
    operator_change_request: [
      { ...business, message: 'Could we have a room on the ground floor?' },
      { ...wildBusiness, message: script },
    ],
    refund_done: [
      { ...own, amount: usd(1_081_000), way: 'paypal' },
      { ...own, amount: usd(120_000), way: 'paypal', isTakenBack: true },
      { ...wild, amount: usd(1), way: 'other' },
    ],
    refund_manual: [
      { ...own, amount: usd(1_081_000) },
      { ...wild, amount: usd(1) },
    ],
  } satisfies Partial<Record<MailName, Record<string, unknown>[]>>;
};
