export { mailHostOf } from './shared/mail-host.ts';
export { refUrlOf } from './shared/ref-url.ts';
