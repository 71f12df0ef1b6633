import type { HeadersArgs } from 'react-router';

/** A page is sent with the headers that its loader gave: how long it may be kept, and what it is made of. */
export function loaderHeaders({ loaderHeaders: given }: HeadersArgs): HeadersInit {
  return given;
}
