import { forAll } from '#kernel/shared';
import { facts } from './page-facts.ts';
import { nothing, ofMail, ofMembers } from './page-shape.ts';

/** Signing in, joining and leaving, what members show others, and where mail stops. */
export const memberPages = [
  ofMembers('members/sign-in.route', 'sign-in-mm', 'Sign In'),
  ofMembers('members/join.route', 'join-d', 'Join'),
  ofMembers('members/magic-complete.route', 'magic-complete', 'Complete Sign-in'),
  ofMembers('members/email-confirmation.route', 'member-join-email-confirmation', 'Confirm Address'),
  ofMembers('members/email-change.route', 'account/email-change', 'Change Address'),
  ofMembers('members/forgot-password.route', 'customer/forgot-password', 'Forgot Password', 'full'),
  ofMembers('members/reset-password.route', 'customer/reset-password', 'Reset Password', 'full'),
  ofMembers('members/sign-out.route', 'customer/account/logout', 'Sign Out', 'full'),
  {
    id: 'reviews/write/write.route' as const,
    path: 'write-a-review',
    policy: forAll.page,
    keys: new Set(['operator', 'trip', 'token', 'confirmed', 'error']),
    paged: false,
    facts: facts({ type: 'other', name: 'Write a Review', cache: 'private' }),
  },
  {
    id: 'account/profile.route' as const,
    path: 'account/my-profile',
    policy: forAll.page,
    keys: new Set(['saved', 'at', 'error']),
    paged: false,
    facts: facts({ type: 'other', name: 'My Profile', cache: 'private', robots: 'noindex,nofollow' }),
  },
  {
    id: 'account/data.route' as const,
    path: 'account/data',
    policy: forAll.page,
    keys: new Set(['at', 'error', 'closed']),
    paged: false,
    facts: facts({ type: 'other', name: 'My Data', cache: 'private', robots: 'noindex,nofollow' }),
  },
  {
    id: 'staff/second-factor.route' as const,
    path: 'second-factor',
    policy: forAll.page,
    keys: new Set(['token', 'error']),
    paged: false,
    facts: facts({ type: 'other', name: 'Second Factor', cache: 'private', robots: 'noindex,nofollow', shell: 'own' }),
  },
  {
    id: 'staff/reviews.route' as const,
    path: 'staff/reviews',
    policy: forAll.page,
    keys: new Set(['done', 'at', 'error']),
    paged: false,
    facts: facts({
      type: 'other',
      name: 'Reviews to Read',
      cache: 'private',
      robots: 'noindex,nofollow',
      shell: 'own',
    }),
  },
  {
    id: 'saved/lists.route' as const,
    path: 'wishlist',
    policy: forAll.page,
    keys: new Set(['list', 'at', 'error', 'shared', 'removed', 'save']),
    paged: false,
    facts: facts({ type: 'other', name: 'My Lists', cache: 'private', robots: 'noindex,nofollow' }),
  },
  {
    id: 'saved/shared-list.route' as const,
    path: 'wishlist/shared/:token',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'other', name: 'Shared List', cache: 'private', robots: 'noindex,nofollow' }),
  },
  {
    id: 'content/unsubscribe.route' as const,
    path: 'unsubscribe',
    policy: forAll.page,
    ...ofMail,
    facts: facts({ type: 'other', name: 'Unsubscribe', cache: 'private', robots: 'noindex,nofollow' }),
  },
];
