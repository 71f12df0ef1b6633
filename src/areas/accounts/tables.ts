// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type UsersTable = {
  id: Generated<string>;
  email: string;
  emailVerified: Generated<boolean>;
  name: Generated<string>;
  firstName: string | null;
  lastName: string | null;
  image: string | null;
  birthday: Buffer | null;
  phone: string | null;
  countryCode: string | null;
  preferences: Generated<Json>;
  marketingConsentAt: Timestamp | null;
  partnerId: string | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  referredBy: string | null;
};

export type SessionsTable = {
  id: Generated<string>;
  userId: string;
  token: string;
  expiresAt: Timestamp;
  ipAddress: string | null;
  userAgent: string | null;
  openedBy: 'password' | 'magic_link' | 'google' | 'confirmation' | null;
  secondFactorAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type IdentitiesTable = {
  id: Generated<string>;
  userId: string;
  providerId: string;
  accountId: string;
  password: string | null;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: Timestamp | null;
  refreshTokenExpiresAt: Timestamp | null;
  scope: string | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type VerificationsTable = {
  id: Generated<string>;
  identifier: string;
  value: string;
  expiresAt: Timestamp;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type AccountLinksTable = {
  id: Generated<string>;
  kind: string;
  userId: string;
  tokenHash: Buffer;
  browserHash: Buffer;
  expiresAt: Timestamp;
  usedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type MembershipsTable = {
  userId: string;
  level: Generated<'general' | 'plus'>;
  status: Generated<'active_member' | 'associate_member'>;
  partnerId: string | null;
  endsAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type UserRolesTable = {
  id: Generated<string>;
  userId: string;
  role: 'operator_user' | 'moderator' | 'finance' | 'admin';
  operatorId: string | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type EmailChangesTable = {
  id: Generated<string>;
  userId: string;
  oldEmail: string;
  newEmail: string;
  state: Generated<'asked' | 'confirmed' | 'undone' | 'superseded'>;
  confirmHash: Buffer;
  confirmUntil: Timestamp;
  undoHash: Buffer;
  undoUntil: Timestamp;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type SecondFactorsTable = {
  id: string;
  secret: Buffer;
  enrolmentHash: Buffer | null;
  enrolmentUntil: Timestamp | null;
  confirmedAt: Timestamp | null;
  lastStep: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type PhotosTable = {
  id: Generated<string>;
  userId: string | null;
  key: string;
  discardedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type InvitationsTable = {
  id: Generated<string>;
  inviterId: string;
  email: string;
  tokenHash: Buffer;
  guestId: string | null;
  joinedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type SignInStepsTable = {
  id: Generated<string>;
  kind: 'one_tap' | 'hand_over' | 'hand_back';
  tokenHash: Buffer;
  host: string;
  browserHash: Buffer;
  path: Generated<string>;
  userId: string | null;
  expiresAt: Timestamp;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type AccountsTables = {
  users: UsersTable;
  sessions: SessionsTable;
  identities: IdentitiesTable;
  verifications: VerificationsTable;
  accountLinks: AccountLinksTable;
  memberships: MembershipsTable;
  userRoles: UserRolesTable;
  emailChanges: EmailChangesTable;
  secondFactors: SecondFactorsTable;
  photos: PhotosTable;
  invitations: InvitationsTable;
  signInSteps: SignInStepsTable;
};
