export { addOperatorUser, removeOperatorUser } from './add-operator-user.ts';
export { addStaff, removeStaff } from './add-staff.ts';
export { beginFactorOfOperator } from './begin-second-factor.ts';
