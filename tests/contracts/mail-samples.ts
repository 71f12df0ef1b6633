import type { MailName } from '#kernel/mail';
import { bookingMailSamples } from './booking-mail-samples.ts';

export const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>';

/** What each mail may have to say, among it what nobody should get anything from. */
export const mailSamples: { [Name in MailName]: Record<string, unknown>[] } = {
  magic_link: [
    { path: '/magic-complete?token=abc', minutes: 15 },
    { path: `/magic-complete?token=abc&ref_url=${encodeURIComponent(SCRIPT)}`, minutes: 15 },
  ],
  confirm_email: [{ path: '/member-join-email-confirmation?confirmation_token=abc', hours: 24 }],
  already_registered: [{}, { by: 'email_change' }],
  password_reset: [{ path: '/customer/reset-password?token=abc', minutes: 60 }],
  password_changed: [
    { at: '2026-11-23T21:36:00.000Z' },
    { at: '2026-11-23T21:36:00.000Z', by: 'link' },
    { at: '2026-11-23T21:36:00.000Z', by: 'profile' },
  ],
  email_change: [{ path: '/account/email-change?token=abc', hours: 24 }],
  email_change_notice: [{ newEmail: 'new@example.com', path: '/account/email-change?with=undo&token=abc', hours: 72 }],
  data_export: [{ at: '2026-11-23T21:36:00.000Z' }],
  account_erased: [{ at: '2026-11-23T21:36:00.000Z' }],
  contact_receipt: [
    { name: 'Rosalind Achebe', topic: 'Customer Service', message: 'When does it snow?\n\nAnd is there a hut?' },
    { name: SCRIPT, topic: SCRIPT, message: `${SCRIPT}\n${'long'.repeat(500)}` },
  ],
  contact_team: [
    {
      name: 'Rosalind Achebe',
      email: 'rosalind@example.com',
      topic: 'Other',
      message: 'Hello',
      pageUrl: 'https://sojourn.example/contact',
    },
    { name: `${SCRIPT}\nBcc: all@example.com`, email: 'r@example.com', topic: SCRIPT, message: SCRIPT, pageUrl: null },
  ],
  review_confirm: [
    { company: 'Andeo Expeditions', summary: 'Slow in the best way', path: '/write-a-review?token=abc', days: 7 },
    { company: SCRIPT, summary: SCRIPT, path: '/write-a-review?token=abc', days: 7 },
  ],
  review_published: [
    { company: 'Andeo Expeditions', summary: 'Slow in the best way', path: '/tour-operators/andeo-reviews' },
    { company: SCRIPT, summary: SCRIPT, path: '/tour-operators/andeo-reviews' },
  ],
  review_rejected: [
    { company: 'Andeo', summary: 'Slow', reason: 'it isn’t about this journey', path: '/contact' },
    { company: SCRIPT, summary: SCRIPT, reason: SCRIPT, path: '/contact', isChange: true },
  ],
  review_reply: [
    {
      company: 'Andeo',
      summary: 'Slow',
      reply: 'Thank you.\n\nThe cook blushed.',
      path: '/tour-operators/andeo-reviews',
    },
    { company: SCRIPT, summary: SCRIPT, reply: SCRIPT, path: '/tour-operators/andeo-reviews' },
  ],
  review_invitation: [
    {
      trip: 'Torres del Paine to Los Glaciares on foot',
      company: 'Quiet Road Expeditions',
      firstName: 'Rosalind',
      path: '/write-a-review?operator=quiet-road-expeditions&trip=torres-del-paine-to-los-glaciares-on-foot',
    },
    { trip: SCRIPT, company: SCRIPT, firstName: SCRIPT, path: '/write-a-review?operator=andeo' },
  ],
  invite_friend: [
    { sender: 'Ada', path: '/join-d?ref_url=%2Ftellus-about-yourself%3Finvitation%3Dabc', days: 90 },
    { sender: SCRIPT, path: '/join-d', days: 1 },
  ],
  wishlist_share: [
    {
      sender: 'Rosalind',
      list: 'Andes next spring',
      message: 'Which of these would you take?',
      trips: [{ name: 'Inca Trail to Machu Picchu', path: '/trips/inca-trail-to-machu-picchu', days: 8 }],
      path: '/wishlist/shared/abc',
    },
    { sender: SCRIPT, list: SCRIPT, message: '', trips: [], path: '/wishlist/shared/abc' },
    {
      sender: 'A traveler',
      list: 'One day',
      message: SCRIPT,
      trips: [{ name: SCRIPT, path: '/trips/one', days: 1 }],
      path: '/wishlist/shared/abc',
    },
  ],
  quiz_result: [
    { firstName: 'Rosalind', score: 7, outOf: 10, quizPath: '/wonderful-world-of-travel' },
    { firstName: SCRIPT, score: 10, outOf: 10, quizPath: '/wonderful-world-of-travel' },
  ],
  gift_card_receipt: [
    {
      name: 'Ada',
      amount: { cents: 10_000, currency: 'USD' },
      recipient: 'Mary',
      recipientEmail: 'mary@example.com',
      paidOn: '2026-11-25',
      deliverOn: '2026-12-24',
      expiresOn: '2031-11-25',
    },
    {
      name: SCRIPT,
      amount: { cents: 128_000, currency: 'JPY' },
      recipient: SCRIPT,
      recipientEmail: SCRIPT,
      paidOn: '2026-11-25',
      deliverOn: null,
      expiresOn: '2031-11-25',
    },
  ],
  gift_card_refund: [
    {
      name: 'Ada',
      amount: { cents: 10_000, currency: 'USD' },
      recipient: 'Mary',
      isBought: true,
      isReturned: false,
      byHand: false,
    },
    {
      name: SCRIPT,
      amount: { cents: 1, currency: 'XYZ' },
      recipient: SCRIPT,
      isBought: false,
      isReturned: true,
      byHand: true,
    },
  ],
  gift_card_delivery: [
    {
      name: 'Mary',
      sender: 'Ada',
      amount: { cents: 10_000, currency: 'USD' },
      message: 'Go south!\n\nAnd write.',
      code: '7K2M-9XQ4-0WTB-31FH-6PZC-8RDV-5NJS',
      expiresOn: '2031-11-25',
    },
    {
      name: SCRIPT,
      sender: `${SCRIPT}\nBcc: all@example.com`,
      amount: { cents: 1, currency: 'XYZ' },
      message: SCRIPT,
      code: SCRIPT,
      expiresOn: '2031-11-25',
    },
  ],
  ...bookingMailSamples(SCRIPT),
};
