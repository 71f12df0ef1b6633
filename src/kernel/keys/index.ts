export { withKey } from './demo-key.ts';
export { createKeyring, type Keyring, UnreadableSecret } from './encryption.ts';
export { lastingSecret } from './lasting-secret.ts';
export { assertKeysHeld, keysInUse, rotateKeys } from './rotate-keys.ts';
export { hashOf, newToken } from './tokens.ts';
export { typedCookies, typedIn } from './typed-form.ts';
