import { LRUCache } from 'lru-cache';

export type LimitRule = { name: string; max: number; windowSeconds: number };
export type LimitAnswer = { allowed: boolean; limit: number; remaining: number; resetSeconds: number };
export type Limiter = {
  /** Takes points from a caller's allowance, one unless told otherwise; with none it only looks. */
  hit(rule: LimitRule, key: string, points?: number): LimitAnswer;
};

type Window = { start: number; used: number };

const MOST_LIGHT = 50_000;
const MOST_HEAVY = 10_000;
/** From this part of an allowance on a window is remembered among the heavy ones. */
const HEAVY = 0.1;
const LONGEST_KEY = 64;

/** The same face over all servers has to be asked; this one answers for a process alone. */
export function asShared(limiter: Limiter): { hit(...given: Parameters<Limiter['hit']>): Promise<LimitAnswer> } {
  return { hit: async (...given) => limiter.hit(...given) };
}

/** The groups of address that count as one caller: an IPv4 address, or the /64 of an IPv6 one. */
export function callerKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address.slice(0, LONGEST_KEY);
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right].slice(0, 4).join(':').slice(0, LONGEST_KEY);
}

/**
 * Fixed windows in this process's memory, forgotten at restart. Those who used little are forgotten first: whoever
 * wants a heavy caller forgotten has to bring thousands of addresses that use as much.
 * @param now milliseconds of a clock that nobody sets
 */
export function createMemoryLimiter(factor = 1, now: () => number = () => performance.now()): Limiter {
  const light = new LRUCache<string, Window>({ max: MOST_LIGHT });
  const heavy = new LRUCache<string, Window>({ max: MOST_HEAVY });

  function windowOf(id: string, milliseconds: number, at: number): Window {
    const kept = heavy.get(id) ?? light.get(id);
    return kept && at - kept.start < milliseconds ? kept : { start: at, used: 0 };
  }

  function keep(id: string, window: Window, isHeavy: boolean): void {
    const [place, other] = isHeavy ? [heavy, light] : [light, heavy];
    if (place.peek(id) === window) return;
    place.set(id, window);
    other.delete(id);
  }

  return {
    hit(rule, key, points = 1) {
      const at = now();
      const id = `${rule.name} ${key}`;
      const limit = Math.floor(rule.max * factor);
      const window = windowOf(id, rule.windowSeconds * 1000, at);
      window.used += points;
      keep(id, window, window.used >= limit * HEAVY);
      return {
        allowed: window.used <= limit,
        limit,
        remaining: Math.max(0, Math.floor(limit - window.used)),
        resetSeconds: Math.max(1, Math.ceil((window.start + rule.windowSeconds * 1000 - at) / 1000)),
      };
    },
  };
}
