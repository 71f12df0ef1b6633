export { changeEmail, confirmEmailChange, undoEmailChange } from './change-email.ts';
export { closeAccount } from './close-account.ts';
export { exportMe } from './export-me.ts';
