export { invitationIn, WELCOME_PATH } from './shared/invitation.ts';
export { mailHostOf } from './shared/mail-host.ts';
export {
  type Interest,
  type Pace,
  type Preferences,
  preferenceChoices,
  preferencesOf,
} from './shared/preferences.ts';
export { refUrlOf } from './shared/ref-url.ts';
