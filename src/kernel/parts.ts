import type { BotCheck } from './bot-check.ts';
import type { Keyring } from './keys/encryption.ts';
import type { AddressBook } from './mail/addresses.ts';
import type { Mail } from './mail/mail.ts';
import type { Transport } from './mail/transport.ts';
import type { SharedLimiter } from './shared-limits.ts';

/** What runs as long as the process does, by name. An area adds its own beside its `defineArea`. */
export interface Parts {
  botCheck: BotCheck;
  /** For columns that an area says are `encrypted`. */
  keyring: Keyring;
  mail: Mail;
  addresses: AddressBook;
  mailTransport: Transport;
  /** Over all servers: of forms, links and tries to sign in. */
  sharedLimits: SharedLimiter;
  /** Hosts of others to which people are sent to sign in or pay: who comes from there comes back. Areas add theirs. */
  awayHosts: readonly string[];
}
