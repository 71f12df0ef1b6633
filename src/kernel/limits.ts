import type { Clock } from './clock.ts';

export type LimitRule = { name: string; max: number; windowSeconds: number };
export type LimitAnswer = { allowed: boolean; limit: number; remaining: number; resetSeconds: number };
export type Limiter = { hit(rule: LimitRule, key: string): LimitAnswer };

const MAX_KEYS = 50_000;

/** The groups of address that count as one caller: an IPv4 address, or the /64 of an IPv6 one. */
export function callerKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}

/** Fixed windows in this process's memory, for reads: cheap, bounded, forgotten at restart. */
export function createMemoryLimiter(clock: Clock, factor = 1): Limiter {
  let windows = new Map<string, { start: number; hits: number }>();
  return {
    hit(rule, key) {
      const now = clock().getTime();
      const id = `${rule.name} ${key}`;
      const limit = Math.floor(rule.max * factor);
      let window = windows.get(id);
      if (!window || now - window.start >= rule.windowSeconds * 1000) {
        if (windows.size >= MAX_KEYS) windows = new Map();
        window = { start: now, hits: 0 };
        windows.set(id, window);
      }
      window.hits++;
      const resetSeconds = Math.max(1, Math.ceil((window.start + rule.windowSeconds * 1000 - now) / 1000));
      return { allowed: window.hits <= limit, limit, remaining: Math.max(0, limit - window.hits), resetSeconds };
    },
  };
}
