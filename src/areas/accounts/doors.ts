export { changeEmail, confirmEmailChange, undoEmailChange } from './change-email.ts';
export { changePassword } from './change-password.ts';
export { closeAccount } from './close-account.ts';
export { exportMe } from './export-me.ts';
export { endOtherSessions, endOwnSession } from './own-sessions.ts';
export { proveSecondFactor } from './second-factor.ts';
