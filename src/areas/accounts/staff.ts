import type { Role } from './queries/users.ts';

/** What somebody of the team may look after. */
export const staffRoles = ['moderator', 'finance', 'admin'] as const satisfies readonly Role['role'][];
export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (text: string): text is StaffRole => (staffRoles as readonly string[]).includes(text);

export const isStaff = (roles: readonly Pick<Role, 'role'>[]): boolean => roles.some(({ role }) => isStaffRole(role));
