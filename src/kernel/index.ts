export { type Clock, systemClock } from './clock.ts';
export { type Config, ConfigError, loadDotEnv, readConfig } from './config.ts';
export type { Context, PartnerScope } from './context.ts';
export { AppError, type ErrorCode, isAppError, notFound } from './errors.ts';
export { isId, newId } from './ids.ts';
export { callerKey, createMemoryLimiter, type Limiter, type LimitRule } from './limits.ts';
export { createLog, type Log, silentLog } from './log.ts';
export { consume, type OutboxEvent, publish, type Topic } from './outbox.ts';
export { type Rates, usdRates } from './rates.ts';
