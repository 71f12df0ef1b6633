export { createKeyring, type Keyring } from './encryption.ts';
export { assertKeysHeld, keysInUse, rotateKeys } from './rotate-keys.ts';
